/** Edits a text's HTML in two views. `Visual` opens only if the editor would lose nothing of the HTML. */
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TAB, TAB_LIST } from "#app/ui/controls/tab-classes.ts";
import type { DadosDaClinica } from "#domain/paginas/text/dados-da-clinica.ts";

const VisualEditor = lazy(() =>
  import("./visual-editor.tsx")
    .then(({ VisualEditor }) => ({ default: VisualEditor }))
    .catch(() => ({ default: EditorMissing })),
);

interface RichTextFieldProps {
  field: FieldState;
  label: string;
  descriptions: Record<View, string>;
  rows: number;
  /** The clinic's data that a legal page may contain; absent for an article. */
  dados?: DadosDaClinica;
  beside?: ReactNode;
  preview?(source: RefObject<HTMLTextAreaElement | null>): ReactNode;
}

type View = "visual" | "html";

const VIEWS: Record<View, string> = { visual: "Visual", html: "HTML" };

export function RichTextField({
  field,
  label,
  descriptions,
  rows,
  dados,
  beside,
  preview,
}: RichTextFieldProps) {
  const source = useRef<HTMLTextAreaElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>("html");
  const [isReady, setReady] = useState(false);
  const [losses, setLosses] = useState<string[]>([]);
  const [isMissingImage, setMissingImage] = useState(false);
  const initial = textValue(field) ?? "";
  const isVisual = view === "visual";
  const isShown = isVisual && isReady;
  useEffect(() => {
    const { current } = source;
    if (current && document.activeElement !== current) setView("visual");
  }, []);

  const choose = (next: View) => {
    setReady(false);
    setLosses([]);
    setMissingImage(false);
    setView(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    const next = isVisual ? "html" : "visual";
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`[data-view=${next}]`)?.focus();
  };
  const labelId = `${field.id}-rotulo`;
  const message = isMissingImage
    ? "Uma imagem do texto não foi enviada. Tente de novo ou remova-a antes de salvar."
    : field.errors?.[0];
  const described = [field.descriptionId, message && field.errorId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <div className="flex max-w-4xl flex-wrap items-end justify-between gap-x-4">
        <label className="field-label" htmlFor={isShown ? undefined : field.id} id={labelId}>
          {label}
        </label>
        <div
          aria-describedby={labelId}
          aria-label="Modo de edição"
          className={TAB_LIST}
          onKeyDown={onKeyDown}
          ref={tabs}
          role="tablist"
        >
          {(Object.keys(VIEWS) as View[]).map((name) => (
            <button
              aria-controls={`${field.id}-painel`}
              aria-selected={view === name}
              className={TAB}
              data-view={name}
              id={`${field.id}-${name}`}
              key={name}
              onClick={() => name !== view && choose(name)}
              role="tab"
              tabIndex={view === name ? 0 : -1}
              type="button"
            >
              {VIEWS[name]}
            </button>
          ))}
        </div>
      </div>
      <p className="field-description" id={field.descriptionId}>
        {descriptions[isShown ? "visual" : "html"]}
      </p>
      {losses.length > 0 && (
        <p className="mt-2 rounded-panel bg-aviso-fundo p-3 text-aviso" role="status">
          O editor visual perderia parte deste HTML ({losses.join(", ")}), por isso ele continua
          aqui, sem mudanças.
        </p>
      )}
      <div
        aria-labelledby={`${field.id}-${view}`}
        className="mt-1.5 grid grid-cols-1 gap-x-6 gap-y-3"
        id={`${field.id}-painel`}
        role="tabpanel"
      >
        <div className="min-w-0">
          {isVisual && (
            <div className={isReady ? undefined : "hidden"}>
              <Suspense fallback={null}>
                <VisualEditor
                  dados={dados}
                  describedBy={described || undefined}
                  field={field}
                  labelId={labelId}
                  onMissingImage={() => setMissingImage(true)}
                  onReady={(lost) => {
                    setLosses(lost);
                    if (lost.length > 0) setView("html");
                    else setReady(true);
                  }}
                  source={source}
                />
              </Suspense>
            </div>
          )}
          {/* The form sends this text area. `Visual` hides it, because a long text's layout would slow down typing. */}
          <textarea
            hidden={isShown}
            id={isShown ? undefined : field.id}
            aria-describedby={isShown ? undefined : described}
            aria-invalid={!isShown && message ? true : undefined}
            className="control min-h-96 font-mono text-sm!"
            defaultValue={initial}
            name={field.name}
            ref={source}
            rows={rows}
            spellCheck={isShown ? undefined : false}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 empty:hidden">
          {beside}
          {!isVisual && preview?.(source)}
        </div>
      </div>
      <FieldMessage id={field.errorId} message={message} role="alert" />
    </div>
  );
}

function EditorMissing({ onReady }: { onReady(losses: string[]): void }) {
  useEffect(() => onReady(["o editor não pôde ser carregado"]), [onReady]);
  return null;
}
