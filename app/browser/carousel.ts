/**
 * The hero's images: buttons, dots, and a turn every five seconds that stops on hover, on focus,
 * by the pause button and for people who ask for less motion.
 */
const TURN_MS = 5_000;

export function startCarousels() {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) start(carousel);
}

function start(carousel: HTMLElement) {
  const slides = [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...carousel.querySelectorAll<HTMLElement>("[data-dot]")];
  const controls = carousel.querySelector<HTMLElement>("[data-carousel-controls]");
  const pause = carousel.querySelector<HTMLElement>("[data-pause]");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let current = 0;
  let paused = calm.matches;
  let busy = false;

  const show = (index: number) => {
    carousel.dataset.turned = "";
    current = (index + slides.length) % slides.length;
    for (const [position, slide] of slides.entries()) {
      slide.hidden = position !== current;
      dots[position]?.toggleAttribute("aria-current", position === current);
      if (position === current) dots[position]?.setAttribute("aria-current", "true");
    }
  };
  const setPaused = (value: boolean) => {
    paused = value;
    pause?.setAttribute("aria-label", paused ? "Reproduzir" : "Pausar");
    pause?.toggleAttribute("data-paused", paused);
  };
  const on = (selector: string, act: () => void) =>
    carousel.querySelector(selector)?.addEventListener("click", act);

  on("[data-previous]", () => show(current - 1));
  on("[data-next]", () => show(current + 1));
  pause?.addEventListener("click", () => setPaused(!paused));
  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => show(index));
  for (const type of ["pointerenter", "focusin"]) {
    carousel.addEventListener(type, () => {
      busy = true;
    });
  }
  for (const type of ["pointerleave", "focusout"]) {
    carousel.addEventListener(type, () => {
      busy = carousel.matches(":hover") || carousel.contains(document.activeElement);
    });
  }
  calm.addEventListener("change", () => setPaused(calm.matches));
  setPaused(paused);
  controls?.removeAttribute("hidden");
  setInterval(() => {
    if (!paused && !busy && !document.hidden) show(current + 1);
  }, TURN_MS);
}
