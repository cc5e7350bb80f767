import { Form, href, Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PassoShown } from "#domain/paginas/primeiros-passos.ts";
import { HideSamples } from "../hide-samples.tsx";

interface PrimeirosPassosProps {
  passos: readonly PassoShown[];
  samplesHidden: boolean | undefined;
}

const CONFIRMING: Partial<Record<PassoShown["key"], string>> = {
  cores: "Ficar com as cores de agora",
  pessoas: "Só eu uso o painel",
  chaves: "Guardei uma cópia",
};

export function PrimeirosPassos({ passos, samplesHidden }: PrimeirosPassosProps) {
  const done = passos.filter(({ isDone }) => isDone).length;
  const next = passos.find(({ isDone }) => !isDone);
  return (
    <Panel
      text={`Do começo ao site da clínica: ${done} de ${passos.length} prontos. Cada um se marca sozinho quando está feito, e esta lista some no fim.`}
      title="Primeiros passos"
    >
      <ol>
        {passos.map((passo, index) => (
          <li
            aria-current={passo === next ? "step" : undefined}
            className="grid grid-cols-[2.25rem_1fr] border-t border-neutro-200 py-2.5 first:border-0"
            key={passo.key}
          >
            <Mark isDone={passo.isDone} isNext={passo === next} number={index + 1} />
            <Step isNext={passo === next} passo={passo} />
          </li>
        ))}
      </ol>
      {samplesHidden !== undefined && (
        <div className="mt-3 border-t border-neutro-200 pt-4">
          <p className="mb-4 text-neutro-700">
            O site já está no ar. Para prepará-lo com calma:{" "}
            <Link className="link" to={`${href("/admin/configuracoes")}#visitantes`}>
              Mostrar o site só para a equipe
            </Link>
          </p>
          <HideSamples areHidden={samplesHidden} />
        </div>
      )}
    </Panel>
  );
}

function Step({ passo, isNext }: { passo: PassoShown; isNext: boolean }) {
  const { key, label, isDone, text, to, more } = passo;
  return (
    <div>
      <p className={isNext ? "font-semibold" : "font-medium"}>
        {to ? (
          <Link className="link" to={to}>
            {label}
          </Link>
        ) : (
          label
        )}
        {isDone && <span className="font-normal text-neutro-700"> pronto</span>}
      </p>
      {text && <p className="text-neutro-700">{text}</p>}
      {more && (
        <p>
          <Link className="link" to={more.to}>
            {more.label}
          </Link>
        </p>
      )}
      {key === "email" && <SendTestMail isDone={isDone} />}
      {!isDone && CONFIRMING[key] && (
        <Form
          action={href("/admin/primeiros-passos")}
          className="mt-2"
          method="post"
          preventScrollReset
        >
          <input name="passo" type="hidden" value={key} />
          <Button type="submit">{CONFIRMING[key]}</Button>
        </Form>
      )}
    </div>
  );
}

function SendTestMail({ isDone }: { isDone: boolean }) {
  if (isDone) return null;
  return (
    <Form action={href("/admin/emails/teste")} className="mt-2" method="post" preventScrollReset>
      <Button type="submit">Enviar e-mail de teste</Button>
    </Form>
  );
}

function Mark({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  if (isDone) return <Icon className="mt-0.5 ml-0.5 size-[1.125rem] text-certo" name="check" />;
  const tone = isNext
    ? "border-botao bg-botao text-sobre-botao"
    : "border-neutro-400 text-neutro-800";
  return (
    <span
      aria-hidden
      className={`grid size-6 place-items-center rounded-full border text-sm font-medium tabular-nums ${tone}`}
    >
      {number}
    </span>
  );
}
