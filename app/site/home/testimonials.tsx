import bandAvif from "#app/images/band-ultrassom.avif?url";
import bandWebp from "#app/images/band-ultrassom.webp?url";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import type { DepoimentosFigures, PublicDepoimento } from "#domain/clinica/depoimentos.ts";

interface TestimonialsProps {
  depoimentos: readonly PublicDepoimento[];
  figures: DepoimentosFigures;
}

export function Testimonials({ depoimentos, figures }: TestimonialsProps) {
  const shown = [
    { valor: figures.satisfacao, descricao: "de satisfação" },
    { valor: figures.media, descricao: "de média, em 5" },
    { valor: figures.avaliacoes, descricao: "avaliações" },
  ].filter(({ valor }) => valor !== "");
  return (
    <section
      aria-labelledby="depoimentos"
      className="on-ink section-space relative overflow-hidden"
    >
      <picture>
        <source srcSet={bandAvif} type="image/avif" />
        <img
          alt=""
          className="band-image"
          height="600"
          loading="lazy"
          src={bandWebp}
          width="1600"
        />
      </picture>
      <div className="page-width relative">
        <h2 className="text-h2" id="depoimentos">
          O que dizem os pacientes
        </h2>
        {depoimentos.length > 0 && (
          <div className="mt-12 grid gap-12 lg:grid-cols-2 lg:gap-16">
            {depoimentos.map(({ nome, texto }) => (
              <figure key={`${nome} ${texto}`}>
                <Icon name="quote" className="size-9 text-brilho" />
                <blockquote className="mt-3 text-lead">
                  <Lines text={texto} />
                </blockquote>
                <figcaption className="mt-4 text-note text-neutro-300">{nome}</figcaption>
              </figure>
            ))}
          </div>
        )}
        {shown.length > 0 && (
          <dl className="mt-14 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-6 border-t border-white/20 pt-6 lg:max-w-[60%]">
            {shown.map(({ valor, descricao }) => (
              <div className="figure" key={descricao}>
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
