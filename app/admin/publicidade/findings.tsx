/** Warns of texts that may break the Medical Council's advertising rules (CFM). A warning never prevents a save. */
import { useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useLabel } from "#app/ui/controls/field-labels.ts";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Finding, PALAVRAS_MAX } from "#domain/publicidade/findings.ts";
import { findVisto, type Visto } from "#domain/publicidade/vistos.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { useReview } from "./review.tsx";
import { useFindings } from "./use-findings.ts";
import { useTexts } from "./use-texts.ts";

interface NamedText {
  /** The text's database column. Staff mark a warning as seen (`visto`) for this column only. */
  campo: string;
  label?: string;
  /** The specialist registration (RQE) of the doctor whom the text describes. */
  rqe?: string | undefined;
}

interface FieldFindingsProps extends NamedText {
  fields: readonly Pick<FieldState, "id" | "name" | "defaultValue">[];
}

export function FieldFindings({ fields, ...text }: FieldFindingsProps) {
  return <TextFindings {...text} text={useTexts(fields).join("\n")} />;
}

export function TextFindings({ text, rqe, ...named }: NamedText & { text: string }) {
  const { thing } = useReview();
  return <FindingsList {...named} findings={useFindings(text, { thing, rqe })} />;
}

interface FindingsListProps extends Omit<NamedText, "rqe"> {
  findings: readonly Finding[] | undefined;
}

export function FindingsList({ campo, label, findings }: FindingsListProps) {
  const { isSaved, vistos } = useReview();
  const isEmpty = !findings?.length;
  const { read } = vistos;
  useEffect(() => {
    if (!isEmpty) read();
  }, [isEmpty, read]);
  useSaid(useLabel({ name: campo }, label), findings?.length);
  if (isEmpty) return null;
  return (
    // The list's name omits the field's label, so that tests which look for the label find only the field.
    <div className="-mt-2 text-sm">
      <ul aria-label="Avisos do CFM" className="border-l-2 border-aviso pl-3">
        {findings.map((finding) => (
          <FindingRow
            campo={campo}
            finding={finding}
            key={`${finding.regra} ${finding.palavras}`}
            visto={vistos.list && findVisto(vistos.list, campo, finding)}
          />
        ))}
      </ul>
      {!isSaved && (
        <p className="mt-1 pl-3.5 text-neutro-700">
          Depois de salvar, cada aviso pode ser marcado como visto.
        </p>
      )}
    </div>
  );
}

interface FindingRowProps {
  campo: string;
  finding: Finding;
  visto: Visto | undefined;
}

function FindingRow({ campo, finding, visto }: FindingRowProps) {
  const { isSaved, vistos } = useReview();
  const wordsId = useId();
  const { palavras, tipo, artigo, porque } = finding;
  return (
    <li className="flex items-start gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <strong className="font-semibold" id={wordsId}>
            “{palavras}
            {palavras.length >= PALAVRAS_MAX && "…"}”
          </strong>{" "}
          <span className="text-neutro-700">
            {tipo === "vedado" ? "Vedado" : "Só com condições"}, {artigo}
          </span>
        </p>
        {visto ? (
          <p className="flex gap-1.5 text-neutro-700">
            <Icon className="mt-0.5 size-4" name="check" />
            <span>
              Visto por {visto.usuario_nome ?? "alguém"} em {formatDateTime(visto.visto_em)}
            </span>
          </p>
        ) : (
          <p className="text-neutro-800">{porque}</p>
        )}
      </div>
      {isSaved && (
        <Button
          aria-describedby={wordsId}
          className="-my-1 -mr-3.5"
          isBusy={vistos.isBusy(campo, finding)}
          variant="quiet"
          onPress={() => vistos.mark(campo, finding, !visto)}
        >
          {visto ? "Desfazer" : "Visto"}
        </Button>
      )}
    </li>
  );
}

function useSaid(label: string, count: number | undefined) {
  const { say } = useReview();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = count;
    if (before === undefined || count === undefined || before === count) return;
    say(`${label}: ${countText(count)}`);
  }, [say, label, count]);
}

function countText(count: number): string {
  if (count === 0) return "nenhum aviso do CFM";
  return count === 1 ? "1 aviso do CFM" : `${count} avisos do CFM`;
}
