import heroAvif from "#app/images/hero-phantom.avif?url";
import heroWebp from "#app/images/hero-phantom.webp?url";
import heroSmallAvif from "#app/images/hero-phantom-640.avif?url";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Estatistica } from "#domain/clinica/estatisticas.ts";
import type { HomeHero } from "#domain/paginas/home-hero.ts";
import { ClinicPicture } from "../clinica/clinic-picture.tsx";
import { OpenState } from "../clinica/open-state.tsx";
import { ExameSearchForm } from "../exames/exame-search-form.tsx";
import { useSite } from "../site.ts";
import { CarouselControls } from "./carousel-controls.tsx";

interface HeroProps {
  hero: Pick<
    HomeHero,
    "titulo" | "subtitulo" | "botao1_texto" | "botao1_link" | "botao2_texto" | "botao2_link"
  > & { imagens: string[]; estatisticas: readonly Estatistica[] };
}

export function Hero({ hero }: HeroProps) {
  return (
    <section aria-labelledby="inicio-titulo" className="on-ink relative overflow-hidden">
      <div className="page-width relative z-10 pt-8 md:pt-12">
        <div className="md:max-w-[54%] lg:max-w-[37rem]">
          <Whereabouts />
          <h1 className="mt-5 text-h1" id="inicio-titulo">
            {hero.titulo}
          </h1>
          <p className="mt-5 text-lead text-neutro-200">{hero.subtitulo}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button href={hero.botao1_link} variant="filled-on-ink">
              {hero.botao1_texto}
            </Button>
            <Button href={hero.botao2_link} variant="outline-on-ink">
              {hero.botao2_texto}
            </Button>
          </div>
          <search className="mt-6 block md:mt-7">
            <ExameSearchForm />
          </search>
        </div>
      </div>
      <Images images={hero.imagens} />
      <div className="page-width relative z-10 pt-2 pb-10 md:pt-14 md:pb-28">
        {hero.estatisticas.length > 0 && (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-t border-white/20 pt-6 md:grid-cols-4">
            {hero.estatisticas.map(({ valor, descricao }) => (
              <div className="figure" key={descricao + valor}>
                <dt>{descricao}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Whereabouts() {
  const { clinic } = useSite();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note text-neutro-200">
      <span className="rounded-full border border-brilho/60 px-3 py-1 text-sm font-semibold text-brilho">
        Desde 2010
      </span>
      <span className="flex items-center gap-1.5">
        <Icon name="map-pin" className="size-4 text-brilho" />
        {townOf(clinic.endereco)}
      </span>
      <span className="lg:hidden">
        <OpenState />
      </span>
    </div>
  );
}

/** @returns the last line that ends with a state's two letters, or the last line if there is none */
function townOf(endereco: string): string {
  const lines = endereco
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /\b[A-Z]{2}$/.test(line)) ?? lines.at(-1) ?? "";
}

function Images({ images }: { images: string[] }) {
  const many = images.length > 1;
  return (
    <div className="hero-images" data-carousel={many ? "" : undefined}>
      <div className="hero-fade">
        {images.length === 0 && <DefaultImage />}
        {images.map((url, index) => (
          <div className="hero-slide" data-slide="" hidden={index > 0} key={url}>
            {/* A desk's frame is higher than the picture, which covers it, so that the picture is wider than its frame. */}
            <ClinicPicture
              alt=""
              className="size-full object-cover"
              eager={index === 0}
              fallback={heroWebp}
              sizes="(min-width: 48rem) 100vw, 85vw"
              url={url}
            />
          </div>
        ))}
      </div>
      {many && <CarouselControls count={images.length} />}
    </div>
  );
}

function DefaultImage() {
  return (
    <picture>
      <source media="(max-width: 40rem)" srcSet={heroSmallAvif} type="image/avif" />
      <source srcSet={heroAvif} type="image/avif" />
      <img
        alt=""
        className="size-full object-cover"
        fetchPriority="high"
        height="960"
        src={heroWebp}
        width="1280"
      />
    </picture>
  );
}
