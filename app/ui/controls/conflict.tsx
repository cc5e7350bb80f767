import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";

interface ConflictLine {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictProps {
  title: string;
  lines: readonly ConflictLine[];
  onKeepMine(): void;
  onTakeTheirs(): void;
}

export function Conflict({ title, lines, onKeepMine, onTakeTheirs }: ConflictProps) {
  const section = useRef<HTMLElement>(null);
  // The section takes the focus, because in a long form it is far above the pressed button.
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, []);
  const different = lines.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <section
      aria-label="Duas versões"
      className="rounded-panel border border-aviso bg-aviso-fundo p-4 outline-none md:p-5"
      ref={section}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-1 text-neutro-800">
        Nada do que você digitou se perdeu. Compare as duas versões e escolha qual fica.{" "}
        {different.length === 0 ? "Elas são iguais." : "O que não está aqui é igual nas duas."}
      </p>
      <dl className="mt-4 grid gap-3">
        {different.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="filled" onPress={onKeepMine}>
          Salvar a minha versão
        </Button>
        <Button onPress={onTakeTheirs}>Usar a versão salva</Button>
      </div>
    </section>
  );
}

function Line({ label, mine, theirs }: ConflictLine) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-aviso/30 pt-2 sm:grid-cols-[8rem_1fr_1fr]">
      <dt className="font-medium">{label}</dt>
      <dd>
        <span className="block text-sm text-neutro-800">Sua versão</span>
        <span className="whitespace-pre-line">{mine || "vazio"}</span>
      </dd>
      <dd>
        <span className="block text-sm text-neutro-800">Versão salva</span>
        <span className="whitespace-pre-line">{theirs || "vazio"}</span>
      </dd>
    </div>
  );
}
