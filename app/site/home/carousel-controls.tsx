/** Buttons of the hero's carousel; hidden until its script runs. */
import { Icon } from "#app/ui/icon.tsx";

const BUTTON =
  "grid size-11 place-items-center rounded-full border border-white/35 bg-tinta/70 text-white transition-colors duration-150 hover:border-white hover:bg-tinta";

export function CarouselControls({ count }: { count: number }) {
  return (
    <fieldset
      aria-label="Imagens da clínica"
      className="hero-controls"
      data-carousel-controls=""
      hidden
    >
      <button aria-label="Imagem anterior" className={BUTTON} data-previous="" type="button">
        <Icon name="arrow-left" className="size-5" />
      </button>
      <div className="flex">
        {Array.from({ length: count }, (_, index) => index + 1).map((position) => (
          <button
            aria-current={position === 1 ? "true" : undefined}
            aria-label={`Ir para a imagem ${position}`}
            className="hero-dot"
            data-dot=""
            key={position}
            type="button"
          />
        ))}
      </div>
      <button aria-label="Próxima imagem" className={BUTTON} data-next="" type="button">
        <Icon name="arrow-right" className="size-5" />
      </button>
      <button aria-label="Pausar" className={BUTTON} data-pause="" type="button">
        <Icon name="pause" className="size-5 [[data-paused]_&]:hidden" />
        <Icon name="play" className="hidden size-5 [[data-paused]_&]:block" />
      </button>
    </fieldset>
  );
}
