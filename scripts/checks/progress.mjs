/** Shows how far the running steps are: one line that is redrawn on a terminal, elsewhere a line now and then. */
const REDRAW_MS = 1000;
const LINE_MS = 30_000;
const CLEAR_LINE = "\r\u001b[2K";

/** @returns `print` for text that stays, `set` for how far a step is, and `end` */
export function startProgress(out = process.stdout) {
  const started = performance.now();
  const steps = new Map();
  const line = () => formatProgress((performance.now() - started) / 1000, steps);
  const draw = () => {
    // Some terminals say that they have no columns.
    const length = (out.columns || Number.POSITIVE_INFINITY) - 1;
    if (steps.size > 0) out.write(`${CLEAR_LINE}${line().slice(0, length)}`);
  };
  const write = () => {
    if (steps.size > 0) out.write(`${line()}\n`);
  };
  const timer = out.isTTY ? setInterval(draw, REDRAW_MS) : setInterval(write, LINE_MS);
  timer.unref();
  const clear = () => {
    if (out.isTTY) out.write(CLEAR_LINE);
  };
  return {
    print(text) {
      clear();
      out.write(`${text.trimEnd()}\n`);
      if (out.isTTY) draw();
    },
    /** @param progress undefined when the step has ended */
    set(name, progress) {
      if (progress) steps.set(name, progress);
      else steps.delete(name);
      if (out.isTTY) draw();
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

/** @param {Map<string, object>} steps each running step's counts; a step without counts shows only its name */
export function formatProgress(seconds, steps) {
  const texts = [...steps].map(([name, { done, total, unit, failed }]) => {
    if (total === undefined) return name;
    return `${name} ${done} of ${total} ${unit}${failed > 0 ? `, ${failed} failed` : ""}`;
  });
  return `${formatClock(seconds)}  ${texts.join(" · ")}`;
}

function formatClock(seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
