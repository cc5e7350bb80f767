import type { Point } from "./view.ts";

export interface Gestures {
  count: number;
  isWhole(): boolean;
  step(by: number): void;
  move(x: number, y: number): void;
  zoom(factor: number, at: Point): void;
}

const [TAP_MS, TAP_MOVE] = [300, 24];
const DOUBLE_TAP_ZOOM = 2.5;
/** The wheel movement (`deltaY`) that steps by one frame of the series; a notch of a wheel is about 100. */
const WHEEL_STEP = 80;
const WHEEL_ZOOM = 0.002;

/** @returns the length, in CSS pixels, of a swipe that moves by one frame */
export function swipeStep(width: number, count: number): number {
  return Math.min(32, Math.max(3, width / count));
}

export function followGestures(stage: HTMLElement, acts: Gestures) {
  const fingers = new Map<number, Point>();
  let swiped = 0;
  let moved = 0;
  let tapped = { time: 0, x: 0, y: 0 };

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    stage.setPointerCapture(event.pointerId);
    [swiped, moved] = [0, fingers.size > 1 ? TAP_MOVE : 0];
  });

  stage.addEventListener("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, to);
    moved += Math.hypot(to.x - from.x, to.y - from.y);
    if (other) pinch(from, to, other);
    else if (!acts.isWhole()) acts.move(to.x - from.x, to.y - from.y);
    else swipe(to.x - from.x);
  });

  for (const type of ["pointerup", "pointercancel"] as const) {
    stage.addEventListener(type, (event) => {
      const at = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      if (at && type === "pointerup" && moved < TAP_MOVE) tap(at, event.timeStamp);
    });
  }

  stage.addEventListener(
    "wheel",
    (event) => {
      const turned = event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP;
      // Browsers report a pinch on a touchpad as a wheel event with the Ctrl key.
      if (event.ctrlKey || acts.count === 1) {
        acts.zoom(Math.exp(-turned * (event.ctrlKey ? 5 : 1) * WHEEL_ZOOM), pointOf(event));
      } else {
        swiped += turned;
        const by = Math.trunc(swiped / WHEEL_STEP);
        swiped -= by * WHEEL_STEP;
        if (by !== 0) acts.step(by);
      }
      event.preventDefault();
    },
    { passive: false },
  );

  function swipe(x: number) {
    const width = swipeStep(stage.clientWidth, acts.count);
    swiped += x;
    const by = Math.trunc(swiped / width);
    swiped -= by * width;
    if (by !== 0) acts.step(by);
  }

  function pinch(from: Point, to: Point, other: Point) {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (before > 0) acts.zoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    acts.move((to.x - from.x) / 2, (to.y - from.y) / 2);
  }

  function tap(at: Point, time: number) {
    const isSecond =
      time - tapped.time < TAP_MS && Math.hypot(at.x - tapped.x, at.y - tapped.y) < TAP_MOVE;
    if (isSecond) acts.zoom(acts.isWhole() ? DOUBLE_TAP_ZOOM : 0, at);
    tapped = { ...at, time: isSecond ? 0 : time };
  }
}
