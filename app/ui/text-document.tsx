import { PageIntro } from "./page-intro.tsx";

type TextNode = string | TextElement;

interface TextElement {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly TextNode[];
}

interface TextDocumentProps {
  title: string;
  introduction: readonly TextNode[];
  opening: readonly TextNode[];
  sections: readonly { title: string; blocks: readonly TextNode[] }[];
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
            <Nodes nodes={introduction} />
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
              <Nodes nodes={opening} />
            </div>
          )}
          {sections.map(({ title, blocks }, index) => (
            // The section has no accessible name, because a name like “Pedidos” would be confused with a field's.
            <section className="mb-10" key={idOf(index)}>
              <h2 className="scroll-mt-8 text-h3" id={idOf(index)}>
                {title}
              </h2>
              <Nodes nodes={blocks} />
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

function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, index) =>
    typeof node === "string" ? node : <Element key={index} {...node} />,
  );
}

const CELL = "border-b border-neutro-300 py-2.5 pr-4 text-left align-top";

/** Tags that need neither attributes nor an element around them. Tags that are not in this file are not rendered. */
const CLASSES = {
  p: "mt-3 whitespace-pre-line",
  h3: "mt-5 font-semibold",
  h4: "mt-4 font-medium",
  ul: "mt-3 list-disc space-y-2 pl-5 marker:text-texto-primaria",
  ol: "mt-3 list-decimal space-y-2 pl-5 marker:text-texto-primaria",
  li: "whitespace-pre-line",
  blockquote: "mt-4 border-l-2 border-primaria-300 pl-5 whitespace-pre-line",
  strong: "font-semibold",
  em: undefined,
  u: undefined,
  s: undefined,
  thead: undefined,
  tbody: undefined,
  tr: undefined,
} as const;

function isPlain(tag: string): tag is keyof typeof CLASSES {
  return Object.hasOwn(CLASSES, tag);
}

function Element({ tag: Tag, attributes = {}, children }: TextElement) {
  const content = <Nodes nodes={children} />;
  if (isPlain(Tag)) return <Tag className={CLASSES[Tag]}>{content}</Tag>;
  switch (Tag) {
    case "a":
      return (
        <a className="link" href={attributes.href}>
          {content}
        </a>
      );
    case "hr":
      return <hr className="my-8 border-neutro-300" />;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard
        <section aria-label="Tabela" className="article-table mt-4" tabIndex={0}>
          <table className="w-full text-note tabular-nums">{content}</table>
        </section>
      );
    case "th":
    case "td":
      return (
        <Tag
          className={Tag === "th" ? `${CELL} font-semibold` : CELL}
          colSpan={spanOf(attributes.colspan)}
          rowSpan={spanOf(attributes.rowspan)}
          scope={attributes.scope}
        >
          {content}
        </Tag>
      );
    default:
      return content;
  }
}

function spanOf(typed: string | undefined): number | undefined {
  return typed === undefined ? undefined : Number(typed);
}
