/** Wheel, drag and pinch on the map. A drag is no click. */

import type { Action } from 'svelte/action';
import type { Camera } from './camera.svelte';

const DRAG = 5; // pixels a finger may tremble

export const gestures: Action<SVGSVGElement, Camera> = (node, camera) => {
  const fingers = new Map<number, { x: number; y: number }>();
  let walked = 0;
  let isDragged = false;

  function wheel(event: WheelEvent): void {
    const { left, top } = node.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.isGliding = false;
    const hasChanged = camera.zoom(
      Math.exp(-event.deltaY * lines * 0.0016),
      event.clientX - left,
      event.clientY - top,
    );
    if (hasChanged || event.ctrlKey) event.preventDefault(); // at the end of the range the page scrolls on
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) [walked, isDragged] = [0, false];
    camera.isGliding = false;
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    const [across, down] = [event.clientX - before.x, event.clientY - before.y];
    walked += Math.hypot(across, down);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (walked < DRAG) return;
    if (!isDragged) node.setPointerCapture(event.pointerId);
    isDragged = true;
    if (!other) return camera.pan(across, down);
    const { left, top } = node.getBoundingClientRect();
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    camera.zoom(now / Math.max(apart, 1), (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top);
    camera.pan(across / 2, down / 2);
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  function click(event: MouseEvent): void {
    if (isDragged && event.detail > 0) event.stopPropagation(); // detail 0: a key, or a program
    isDragged = false;
  }

  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
    },
  };
};
