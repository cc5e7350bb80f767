import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Mudancas } from "#app/admin/parts/mudancas.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  partTitles,
  problemsText,
  summaryText,
  type ThingWords,
  unchangedText,
} from "#domain/spreadsheet/words.ts";
import type { Preview } from "./preview.server.ts";

interface ImportPreviewProps {
  check: Preview;
  words: ThingWords;
  onSend(form: FormData): void;
}

export function ImportPreview({ check, words, onSend }: ImportPreviewProps) {
  const { created, changed, unchanged, problems, ignored, mark, text } = check;
  const titles = partTitles(words);
  const counts = { created: created.total, changed: changed.total, unchanged };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [check]);
  const isWrong = problems.total > 0;
  const isIdle = created.total + changed.total === 0;
  return (
    <section aria-label="Conferência" className="mt-10 grid max-w-3xl gap-6">
      <div>
        <h2 className="text-xl font-semibold outline-none" ref={heading} tabIndex={-1}>
          {isWrong ? `${problemsText(problems.total)} no arquivo` : summaryText(words, counts)}
        </h2>
        {isWrong && (
          <p className="mt-1 text-neutro-800">
            Nada foi gravado. Corrija na planilha e escolha o arquivo de novo.
          </p>
        )}
        {ignored.length > 0 && (
          <p className="mt-1 text-neutro-700">Colunas que não são usadas: {ignored.join(", ")}.</p>
        )}
      </div>
      {isWrong && <Problems {...problems} />}
      {!isWrong && !isIdle && <Confirm mark={mark} onSend={onSend} text={text} />}
      {!isWrong && (
        <>
          <Part
            items={created.rows.map(({ line, nome, text }) => (
              <li className="border-t border-neutro-200 py-3" key={line}>
                <p className="font-medium">{nome}</p>
                {text && <p className="line-clamp-2 text-neutro-800">{text}</p>}
              </li>
            ))}
            title={titles.created}
            total={created.total}
          />
          <Part
            items={changed.rows.map(({ line, nome, mudancas }) => (
              <li className="border-t border-neutro-200 py-3" key={line}>
                <p className="font-medium">{nome}</p>
                <Mudancas changes={mudancas} />
              </li>
            ))}
            title={titles.changed}
            total={changed.total}
          />
          {unchanged > 0 && !isIdle && (
            <p className="text-neutro-700">{unchangedText(words, unchanged)}</p>
          )}
        </>
      )}
    </section>
  );
}

function Problems({ rows, total }: Preview["problems"]) {
  return (
    <div className="rounded-panel bg-erro-fundo p-4">
      <ul aria-label="O que corrigir" className="grid gap-2">
        {rows.map(({ line, field, message }) => (
          <li className="flex gap-2 text-erro" key={`${line} ${field} ${message}`}>
            <Icon className="mt-0.5 size-5 shrink-0" name="alert" />
            <span>
              <span className="font-semibold">
                Linha {line}
                {field && `, ${field}`}:
              </span>{" "}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="mt-3 font-medium text-erro">E mais {problemsText(total - rows.length)}.</p>
      )}
    </div>
  );
}

function Part({ title, total, items }: { title: string; total: number; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        {title} ({total})
      </h3>
      <ul aria-label={title} className="border-b border-neutro-200">
        {items}
      </ul>
      {total > items.length && (
        <p className="mt-2 text-neutro-700">E mais {total - items.length}.</p>
      )}
    </section>
  );
}

interface ConfirmProps {
  text: string;
  mark: string;
  onSend(form: FormData): void;
}

function Confirm({ text, mark, onSend }: ConfirmProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("formulario") === "confirmar";
  return (
    <Form
      encType="multipart/form-data"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <input name="formulario" type="hidden" value="confirmar" />
      <input name="texto" readOnly type="hidden" value={text} />
      <input name="conferido" readOnly type="hidden" value={mark} />
      <Button isBusy={isBusy} variant="filled" type="submit">
        {isBusy ? "Importando..." : "Confirmar importação"}
      </Button>
    </Form>
  );
}
