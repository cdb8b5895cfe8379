/** What part of the map shows: moved and enlarged by wheel, drag, pinch, buttons and keys. */

import type { Box, Point } from './geometry';

const CLOSEST = 5; // times the whole map
const READABLE = 0.5; // screen pixels a unit of the page; less is too small to begin with ...
const BEARABLE = 0.38; // ... unless the whole page then shows

const EDGE = 24; // screen pixels; what lies nearer to the edge is cut off

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

export class Camera {
  width = $state(0); // of the window, in screen pixels
  height = $state(0);
  scale = $state(1);
  x = $state(0); // where the page's corner lies in the window
  y = $state(0);
  isGliding = $state(false); // moves by itself, not under a finger
  private isMoved = false; // by the reader: then a new size of the window keeps the place

  constructor(
    private readonly pageWidth: number,
    private readonly pageHeight: number,
    private readonly isWhole = false, // begins with the whole page on every screen
  ) {}

  /** The scale at which the whole page shows. */
  get whole(): number {
    return Math.min(this.width / this.pageWidth, this.height / this.pageHeight);
  }

  get isClose(): boolean {
    return this.scale > this.start * 1.02;
  }

  /** The scale to begin with: the whole page; on a small screen as much of it as can be read. */
  private get start(): number {
    if (this.isWhole || this.whole >= BEARABLE) return this.whole;
    const filling = Math.max(this.width / this.pageWidth, this.height / this.pageHeight);
    return Math.min(filling, Math.max(this.whole, READABLE));
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const middle = this.unitAt(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    if (this.isMoved) this.look(middle, this.scale);
    else this.home();
  }

  home(): void {
    this.isMoved = false;
    this.look([this.pageWidth / 2, this.pageHeight / 2], this.start);
  }

  /** The point of the page under a point of the window. */
  unitAt(x: number, y: number): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** Enlarge around a point of the window; its middle if none is given. Says whether anything changed. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): boolean {
    const before = this.scale;
    const [unitX, unitY] = this.unitAt(x, y);
    this.scale = Math.max(this.whole, Math.min(this.whole * CLOSEST, before * factor));
    if (this.scale === before) return false;
    this.isMoved = true;
    this.put(x - unitX * this.scale, y - unitY * this.scale);
    return true;
  }

  pan(across: number, down: number): void {
    this.isMoved = true;
    this.put(this.x + across, this.y + down);
  }

  /** Bring a point of the page into the window, if it does not show. */
  show([x, y]: Point): void {
    const [atX, atY] = [x * this.scale + this.x, y * this.scale + this.y];
    const [edgeX, edgeY] = [Math.min(60, this.width / 4), Math.min(60, this.height / 4)];
    const across = Math.max(0, edgeX - atX) - Math.max(0, atX - this.width + edgeX);
    const down = Math.max(0, edgeY - atY) - Math.max(0, atY - this.height + edgeY);
    if (across || down) this.put(this.x + across, this.y + down);
  }

  /** Whether a point of the page shows, not too near to the edge of the window. */
  sees([x, y]: Point): boolean {
    const [atX, atY] = [x * this.scale + this.x, y * this.scale + this.y];
    return atX > EDGE && atY > EDGE && atX < this.width - EDGE && atY < this.height - EDGE;
  }

  /** Where the page lies now, to come back to it. */
  get stand(): Stand {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  goBack({ x, y, scale }: Stand): void {
    this.scale = scale;
    this.put(x, y);
  }

  /** In which half of the window the middle of some points of the page lies. */
  side(...points: Point[]): { isLeft: boolean; isHigh: boolean } {
    const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as Point;
    return { isLeft: x * this.scale + this.x < this.width * 0.5, isHigh: y * this.scale + this.y < this.height * 0.5 };
  }

  /** Bring a part of the page into the window, as large as it fits; but not larger than `most`. */
  frame(box: Box, most: number): void {
    this.isMoved = true;
    const scale = Math.min(most, this.width / (box.right - box.left), this.height / (box.bottom - box.top));
    this.look([(box.left + box.right) / 2, (box.top + box.bottom) / 2], scale);
  }

  private look([x, y]: Point, scale: number): void {
    this.scale = Math.max(this.whole, scale);
    this.put(this.width / 2 - x * this.scale, this.height / 2 - y * this.scale);
  }

  /** The page stays in the window: what is smaller in the middle, what is larger without a gap. */
  private put(x: number, y: number): void {
    this.x = kept(x, this.width, this.pageWidth * this.scale);
    this.y = kept(y, this.height, this.pageHeight * this.scale);
  }
}

function kept(start: number, window: number, page: number): number {
  if (page <= window) return (window - page) / 2;
  return Math.min(0, Math.max(window - page, start));
}
