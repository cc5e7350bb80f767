import { Icon } from "#app/ui/icon.tsx";

export function CarouselControls({ count }: { count: number }) {
  return (
    <fieldset
      aria-label="Imagens da clínica"
      className="hero-controls"
      data-carousel-controls=""
      hidden
    >
      <button aria-label="Imagem anterior" className="round-button" data-previous="" type="button">
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
      <button aria-label="Próxima imagem" className="round-button" data-next="" type="button">
        <Icon name="arrow-right" className="size-5" />
      </button>
      <button aria-label="Pausar" className="round-button" data-pause="" type="button">
        <Icon name="pause" className="size-5 [[data-paused]_&]:hidden" />
        <Icon name="play" className="hidden size-5 [[data-paused]_&]:block" />
      </button>
    </fieldset>
  );
}
