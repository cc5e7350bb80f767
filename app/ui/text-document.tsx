import { PageIntro } from "./page-intro.tsx";

interface Span {
  text: string;
  isStrong?: boolean;
  isEmphasis?: boolean;
  href?: string;
}

type Block =
  | { kind: "paragraph" | "heading"; spans: readonly Span[] }
  | {
      kind: "list";
      isOrdered: boolean;
      items: readonly { spans: readonly Span[]; below: readonly Block[] }[];
    };

interface TextDocumentProps {
  title: string;
  introduction: readonly Span[];
  opening: readonly Block[];
  sections: readonly { title: string; blocks: readonly Block[] }[];
  updated: { day: string; shown: string };
}

export function TextDocument({
  title,
  introduction,
  opening,
  sections,
  updated,
}: TextDocumentProps) {
  return (
    <>
      <PageIntro
        text={
          <>
            <Spans spans={introduction} />
            <span className="mt-4 block text-note tabular-nums">
              Atualizado em <time dateTime={updated.day}>{updated.shown}</time>.
            </span>
          </>
        }
        title={title}
      />
      <div className="page-width grid gap-x-16 gap-y-12 pb-24 md:pb-32 lg:grid-cols-[16rem_1fr]">
        {sections.length > 0 && (
          <nav aria-label="Nesta página" className="hidden lg:block print:hidden">
            <div className="sticky top-8 border-l border-neutro-300 pl-4">
              <SectionLinks sections={sections} />
            </div>
          </nav>
        )}
        <div className="max-w-prose lg:col-start-2">
          {sections.length > 0 && (
            <details className="index-details mt-0! mb-8 lg:hidden print:hidden">
              <summary>Nesta página</summary>
              <SectionLinks sections={sections} />
            </details>
          )}
          {opening.length > 0 && (
            <div className="mb-10">
              <Blocks blocks={opening} />
            </div>
          )}
          {sections.map(({ title, blocks }, index) => (
            // The section has no accessible name, because a name like “Pedidos” would be confused with a field's.
            <section className="mb-10" key={idOf(index)}>
              <h2 className="scroll-mt-8 text-h3" id={idOf(index)}>
                {title}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const idOf = (index: number) => `secao-${index + 1}`;

function SectionLinks({ sections }: Pick<TextDocumentProps, "sections">) {
  return (
    <ul className="text-note">
      {sections.map(({ title }, index) => (
        <li key={idOf(index)}>
          <a
            className="flex min-h-11 items-center py-1 leading-snug hover:text-texto-primaria hover:underline"
            href={`#${idOf(index)}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function keyed<T>(parts: readonly T[]): { key: string; part: T }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(({ key, part }) => <OneBlock block={part} key={key} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h3 className="mt-5 font-semibold">
          <Spans spans={block.spans} />
        </h3>
      );
    case "paragraph":
      return (
        <p className="mt-3 whitespace-pre-line">
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return <List {...block} />;
  }
}

function List({ isOrdered, items }: Extract<Block, { kind: "list" }>) {
  const Element = isOrdered ? "ol" : "ul";
  const marker = isOrdered ? "list-decimal" : "list-disc";
  return (
    <Element className={`mt-3 ${marker} space-y-2 pl-5 marker:text-texto-primaria`}>
      {keyed(items).map(({ key, part }) => (
        <li className="whitespace-pre-line" key={key}>
          <Spans spans={part.spans} />
          <Blocks blocks={part.below} />
        </li>
      ))}
    </Element>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(({ key, part }) => <OneSpan key={key} {...part} />);
}

function OneSpan({ text, isStrong, isEmphasis, href }: Span) {
  const emphasis = isEmphasis ? <em>{text}</em> : text;
  const words = isStrong ? <strong className="font-semibold">{emphasis}</strong> : emphasis;
  if (href === undefined) return words;
  return (
    <a className="link" href={href}>
      {words}
    </a>
  );
}
