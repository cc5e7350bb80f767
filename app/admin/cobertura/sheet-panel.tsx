import { useEffect, useRef } from "react";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { FileField } from "#app/ui/controls/file-field.tsx";
import type { ColagemState } from "./use-colagem.ts";

const SHOWN_PROBLEMS = 50;

export function SheetPanel({ isOpen, text, result, setText, read, readFile }: ColagemState) {
  return (
    <>
      <div aria-live="polite" className="empty:-mb-4">
        {result?.said && <p className="font-medium">{result.said}</p>}
      </div>
      {result && result.problems.length > 0 && <Problems problems={result.problems} />}
      {isOpen && (
        <Panel
          text="Os convênios ficam na primeira linha e os exames na primeira coluna. Nas células: sim, autorização, ou nada. Só muda o que a tabela traz."
          title="Colar ou importar uma tabela"
        >
          <div className="grid gap-4">
            <div className="field">
              <label htmlFor="tabela">Tabela copiada da planilha</label>
              <textarea
                className="control font-mono text-sm"
                id="tabela"
                onChange={({ currentTarget }) => setText(currentTarget.value)}
                rows={6}
                spellCheck={false}
                value={text}
              />
            </div>
            <Button className="justify-self-start" onPress={() => read(text)}>
              Preencher a grade
            </Button>
            <FileField
              accept=".csv,text/csv"
              description="Como o que Exportar CSV baixa."
              field={FILE}
              label="Importar CSV"
              onFile={(file) => file && void readFile(file)}
            />
          </div>
        </Panel>
      )}
    </>
  );
}

const FILE = fieldState("arquivo");

function Problems({ problems }: { problems: readonly string[] }) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length === 0) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "center" });
  }, [problems]);
  const rest = problems.length - SHOWN_PROBLEMS;
  return (
    <div
      className="rounded-panel border border-aviso bg-aviso-fundo p-4 text-neutro-900 outline-none"
      ref={section}
      role="alert"
      tabIndex={-1}
    >
      <p className="font-semibold">
        Nem tudo foi reconhecido. O que você colou continua aqui: corrija e preencha de novo.
      </p>
      <ul className="mt-2 list-disc pl-5">
        {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
          <li className="break-words" key={problem}>
            {problem}
          </li>
        ))}
        {rest > 0 && <li>e mais {rest}</li>}
      </ul>
    </div>
  );
}
