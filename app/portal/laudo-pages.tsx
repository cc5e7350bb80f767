import { LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";

interface LaudoPagesProps {
  laudo: string;
  paginas: { largura: number; altura: number }[];
  textos: string[];
}

const [PHONE, DESK] = LARGURAS_PAGINA;
/** The images' `sizes`. 60vw is less than the real width, and makes phones load the small image. */
const SHOWN = "(min-width: 60rem) 56rem, (min-width: 40rem) 100vw, 60vw";

export function LaudoPages({ laudo, paginas, textos }: LaudoPagesProps) {
  const address = (pagina: number, largura: number) => `${laudo}/paginas/${pagina}-${largura}.webp`;
  return (
    <section aria-label="Laudo" className="mt-8 grid max-w-4xl gap-6 print:mt-4">
      {paginas.map(({ largura, altura }, index) => {
        const pagina = index + 1;
        const label = `Página ${pagina} de ${paginas.length}`;
        const phone = Math.round((largura * PHONE) / DESK);
        return (
          <figure className="print:break-after-page" key={pagina}>
            <a href={address(pagina, DESK)}>
              <img
                alt={`${label}, ampliar`}
                className="h-auto w-full rounded-soft border border-neutro-200 bg-white print:border-0"
                fetchPriority={index === 0 ? "high" : undefined}
                height={altura}
                loading={index === 0 ? "eager" : "lazy"}
                sizes={SHOWN}
                src={address(pagina, PHONE)}
                srcSet={`${address(pagina, PHONE)} ${phone}w, ${address(pagina, DESK)} ${largura}w`}
                width={largura}
              />
            </a>
            <figcaption className="mt-2 text-note text-neutro-700 print:hidden">{label}</figcaption>
            {textos[index] && <PageText text={textos[index]} />}
          </figure>
        );
      })}
    </section>
  );
}

/** Phones show the text, because an A4 page is too small to read there. On wide screens only screen readers get it. */
function PageText({ text }: { text: string }) {
  return (
    <div className="mt-3 rounded-soft border border-neutro-200 bg-white p-4 md:sr-only print:hidden">
      <p className="text-note text-neutro-700">O texto desta página. Vale o que está no PDF.</p>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </div>
  );
}
