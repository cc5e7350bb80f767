const TURN_MS = 5_000;

export function startCarousels() {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) start(carousel);
}

function start(carousel: HTMLElement) {
  const slides = [...carousel.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...carousel.querySelectorAll<HTMLElement>("[data-dot]")];
  const controls = carousel.querySelector<HTMLElement>("[data-carousel-controls]");
  const pause = carousel.querySelector<HTMLElement>("[data-pause]");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let current = 0;
  let isPaused = reducedMotion.matches;
  let isHoveredOrFocused = false;

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
    isPaused = value;
    pause?.setAttribute("aria-label", isPaused ? "Reproduzir" : "Pausar");
    pause?.toggleAttribute("data-paused", isPaused);
  };
  const on = (selector: string, act: () => void) =>
    carousel.querySelector(selector)?.addEventListener("click", act);

  on("[data-previous]", () => show(current - 1));
  on("[data-next]", () => show(current + 1));
  pause?.addEventListener("click", () => setPaused(!isPaused));
  for (const [index, dot] of dots.entries()) dot.addEventListener("click", () => show(index));
  for (const type of ["pointerenter", "focusin"]) {
    carousel.addEventListener(type, () => {
      isHoveredOrFocused = true;
    });
  }
  for (const type of ["pointerleave", "focusout"]) {
    carousel.addEventListener(type, () => {
      isHoveredOrFocused = carousel.matches(":hover") || carousel.contains(document.activeElement);
    });
  }
  reducedMotion.addEventListener("change", () => setPaused(reducedMotion.matches));
  setPaused(isPaused);
  controls?.removeAttribute("hidden");
  setInterval(() => {
    if (!isPaused && !isHoveredOrFocused && !document.hidden) show(current + 1);
  }, TURN_MS);
}
