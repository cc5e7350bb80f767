/** What a file would do, before it does it: what is wrong, or what would be new and what would change. */
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Mudancas } from "#app/admin/parts/mudancas.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ImportPlan } from "#domain/exame-csv.ts";
import type { ShownCheck } from "./import.tsx";

interface ImportPreviewProps {
  check: ShownCheck;
  onSend(form: FormData): void;
}

const SHOWN = 100;

export function ImportPreview({ check, onSend }: ImportPreviewProps) {
  const { plan, mark, text } = check;
  const { created, changed, unchanged, problems, ignored } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // Once for each file that was checked.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [check]);
  const isWrong = problems.length > 0;
  const isIdle = created.length + changed.length === 0;
  return (
    <section aria-label="Conferência" className="mt-10 grid max-w-3xl gap-6">
      <div>
        <h2 className="text-xl font-semibold outline-none" ref={heading} tabIndex={-1}>
          {isWrong ? `${problemsText(problems.length)} no arquivo` : summary(plan)}
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
      {isWrong && <Problems problems={problems} />}
      {!isWrong && !isIdle && <Confirm mark={mark} onSend={onSend} text={text} />}
      {!isWrong && (
        <>
          <Part
            items={created.map(({ line, values }) => (
              <li className="border-t border-neutro-200 py-3" key={line}>
                <p className="font-medium">{values.nome}</p>
                <p className="line-clamp-2 text-neutro-800">{values.descricao}</p>
              </li>
            ))}
            title="Serão criados"
          />
          <Part
            items={changed.map(({ line, nome, mudancas }) => (
              <li className="border-t border-neutro-200 py-3" key={line}>
                <p className="font-medium">{nome}</p>
                <Mudancas changes={mudancas} />
              </li>
            ))}
            title="Serão alterados"
          />
          {unchanged > 0 && !isIdle && (
            <p className="text-neutro-700">
              {unchanged === 1
                ? "1 exame já está como na planilha."
                : `${unchanged} exames já estão como na planilha.`}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Problems({ problems }: Pick<ImportPlan, "problems">) {
  return (
    <div className="rounded-panel bg-erro-fundo p-4">
      <ul aria-label="O que corrigir" className="grid gap-2">
        {problems.slice(0, SHOWN).map(({ line, field, message }) => (
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
      {problems.length > SHOWN && (
        <p className="mt-3 font-medium text-erro">
          E mais {problemsText(problems.length - SHOWN)}.
        </p>
      )}
    </div>
  );
}

function Part({ title, items }: { title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        {title} ({items.length})
      </h3>
      <ul aria-label={title} className="border-b border-neutro-200">
        {items.slice(0, SHOWN)}
      </ul>
      {items.length > SHOWN && (
        <p className="mt-2 text-neutro-700">E mais {items.length - SHOWN}.</p>
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
      <Button isBusy={isBusy} look="filled" type="submit">
        {isBusy ? "Importando..." : "Confirmar importação"}
      </Button>
    </Form>
  );
}

function problemsText(count: number): string {
  return count === 1 ? "1 problema" : `${count} problemas`;
}

function summary({ created, changed, unchanged }: ShownCheck["plan"]): string {
  if (created.length + changed.length === 0) {
    return unchanged === 1
      ? "Nada a mudar: o exame já está como na planilha"
      : `Nada a mudar: os ${unchanged} exames já estão como na planilha`;
  }
  const parts = [
    created.length > 0 &&
      `${created.length} ${created.length === 1 ? "exame novo" : "exames novos"}`,
    changed.length > 0 && `${changed.length} ${changed.length === 1 ? "alterado" : "alterados"}`,
  ];
  return parts.filter(Boolean).join(" e ");
}
