const NEAR = 40; // pixels

/** The end of a list is in sight, also as it grows or comes out of a tab, unless its reader scrolled away. `length`: of the list. */
export function newest(list: HTMLElement, length: number): { update: (length: number) => void; destroy: () => void } {
  let isAtEnd = true;
  let frame = 0;
  let top = 0;
  const scrolled = () => {
    const isUp = list.scrollTop < top; // only a reader scrolls up; the list itself just grows
    top = list.scrollTop;
    if (list.scrollHeight - top - list.clientHeight < NEAR) isAtEnd = true;
    else if (isUp) isAtEnd = false;
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (isAtEnd) list.scrollTop = list.scrollHeight; // as the next picture is made
    });
  };
  const size = new ResizeObserver(follow);
  size.observe(list);
  list.addEventListener('scroll', scrolled, { passive: true });
  return {
    update(now) {
      if (now !== length) follow();
      length = now;
    },
    destroy() {
      cancelAnimationFrame(frame);
      size.disconnect();
      list.removeEventListener('scroll', scrolled);
    },
  };
}
