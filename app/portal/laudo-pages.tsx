/** The report's pages as they were drawn when it was uploaded; screen readers get their words instead. */
import { href } from "react-router";
import { LARGURAS_PAGINA } from "#domain/laudos.ts";

interface LaudoPagesProps {
  protocolo: string;
  paginas: { largura: number; altura: number }[];
  textos: string[];
}

const [PHONE, DESK] = LARGURAS_PAGINA;
const SHOWN = "(min-width: 60rem) 56rem, 100vw";

export function LaudoPages({ protocolo, paginas, textos }: LaudoPagesProps) {
  const address = (pagina: number, largura: number) =>
    href("/resultados/laudos/:protocolo/paginas/:imagem", {
      protocolo,
      imagem: `${pagina}-${largura}.webp`,
    });
  return (
    <section aria-label="Laudo" className="mt-8 grid max-w-4xl gap-6 print:mt-4">
      {paginas.map(({ largura, altura }, index) => {
        const pagina = index + 1;
        const label = `Página ${pagina} de ${paginas.length}`;
        const phone = Math.round((largura * PHONE) / DESK);
        return (
          <figure className="print:break-after-page" key={pagina}>
            <img
              // The words follow: read out once.
              alt={textos[index] ? "" : label}
              className="h-auto w-full rounded-soft border border-neutro-200 bg-white print:border-0"
              fetchPriority={index === 0 ? "high" : undefined}
              height={altura}
              loading={index === 0 ? "eager" : "lazy"}
              sizes={SHOWN}
              src={address(pagina, PHONE)}
              srcSet={`${address(pagina, PHONE)} ${phone}w, ${address(pagina, DESK)} ${largura}w`}
              width={largura}
            />
            <figcaption className="mt-2 text-[0.9375rem] text-neutro-700 print:hidden">
              {label}
              {textos[index] && (
                <span className="sr-only whitespace-pre-line">: {textos[index]}</span>
              )}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
