/** Privacidade, Termos and Acessibilidade: one shape, with a list of its sections to jump to. */
import { formatDate } from "#domain/datas.ts";
import type { TextSection } from "#domain/text-tokens.ts";
import { PageHead } from "../page-head.tsx";
import { PageIntro } from "../page-intro.tsx";

interface TextPageProps {
  path: string;
  titulo: string;
  /** YYYY-MM-DD. */
  atualizado_em: string;
  introducao: string;
  secoes: TextSection[];
}

export function TextPage({ path, titulo, atualizado_em, introducao, secoes }: TextPageProps) {
  return (
    <>
      <PageHead description={introducao} path={path} title={titulo} />
      <PageIntro
        text={
          <>
            {introducao}
            <span className="mt-4 block text-[0.9375rem] tabular-nums">
              Atualizado em{" "}
              <time dateTime={atualizado_em}>
                {formatDate(new Date(`${atualizado_em}T12:00:00-04:00`))}
              </time>
              .
            </span>
          </>
        }
        title={titulo}
      />
      <div className="page-width grid gap-x-16 gap-y-12 pb-24 md:pb-32 lg:grid-cols-[16rem_1fr]">
        <nav aria-label="Nesta página" className="hidden lg:block print:hidden">
          <div className="sticky top-8 border-l border-neutro-300 pl-4">
            <SectionLinks secoes={secoes} />
          </div>
        </nav>
        <div className="max-w-prose">
          <details className="index-details mt-0! mb-8 lg:hidden print:hidden">
            <summary>Nesta página</summary>
            <SectionLinks secoes={secoes} />
          </details>
          {secoes.map((section, index) => (
            <Section id={`secao-${index + 1}`} key={section.titulo} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Beside the text where there is room; on a phone folded, so that the text itself comes first. */
function SectionLinks({ secoes }: Pick<TextPageProps, "secoes">) {
  return (
    <ul className="text-[0.9375rem]">
      {secoes.map(({ titulo }, index) => (
        <li key={titulo}>
          <a
            className="flex min-h-11 items-center py-1 leading-snug hover:text-texto-primaria hover:underline"
            href={`#secao-${index + 1}`}
          >
            {titulo}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Section({ id, section }: { id: string; section: TextSection }) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 className="scroll-mt-8 text-h3" id={id}>
        {section.titulo}
      </h2>
      {section.paragrafos.map((paragraph) => (
        <p className="mt-3" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {section.itens && section.itens.length > 0 && (
        <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-texto-primaria">
          {section.itens.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
