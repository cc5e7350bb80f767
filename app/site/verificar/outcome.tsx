import type { ReactNode } from "react";
import { formatSigner } from "#domain/clinica/registro-medico.ts";
import { tooManyAttempts } from "#domain/contas/auth.ts";
import { signatureTexts } from "#domain/laudos/assinaturas.ts";
import { formatDate } from "#domain/texto/datas.ts";
import type { VerifiedDocument } from "#server/data/laudos/verificacao.ts";

export interface Verified {
  outcome: "achado" | "nada" | "limite" | "fora";
  documento: VerifiedDocument | undefined;
  minutos: number;
}

export interface OutcomeProps {
  outcome: Verified["outcome"];
  documento?: VerifiedDocument | undefined;
  minutos?: number | undefined;
}

export function Outcome({ outcome, documento, minutos = 0 }: OutcomeProps) {
  if (outcome === "achado" && documento) return <Issued documento={documento} />;
  if (outcome === "nada") {
    return (
      <Box kind="error" title="Não é desta clínica ou foi mudado">
        <p>
          Não reconhecemos este documento. Ou ele não saiu desta clínica, ou o arquivo foi mudado,
          escaneado ou salvo de novo. Confira o código letra por letra, ou{" "}
          <a className="link" href="/contato">
            fale com a clínica
          </a>
          .
        </p>
      </Box>
    );
  }
  const text =
    outcome === "limite"
      ? tooManyAttempts(minutos)
      : "A verificação não está disponível agora. Tente de novo em alguns minutos.";
  return <Box kind="warning" title={text} />;
}

const TOLD = {
  atual: { title: "Verdadeiro e atual", since: "" },
  substituida: { title: "Substituído por outro", since: "Substituído" },
  anulada: { title: "Anulado", since: "Anulado" },
} as const;

function Issued({ documento }: { documento: VerifiedDocument }) {
  const { situacao, desde, emitida_em, medico, crm } = documento;
  const isCurrent = situacao === "atual";
  const isAltered = documento.integridade === "alterada";
  const { title, since } = TOLD[situacao];
  const state = since && desde ? `${since} em ${formatDate(desde)}` : "Versão atual";
  const facts = [
    ["Emitido em", formatDate(emitida_em)],
    ["Médico responsável", formatSigner(medico, crm)],
  ] as const;
  return (
    <Box kind={isCurrent && !isAltered ? "success" : "warning"} title={title}>
      <p>Documento emitido por esta clínica.</p>
      <p className="text-h3">{state}</p>
      {!isCurrent && (
        <p>
          {situacao === "anulada"
            ? "Não use este documento."
            : "Peça a versão atual a quem enviou o documento."}
        </p>
      )}
      {isAltered && (
        <p>O arquivo mudou depois que o médico assinou. Na dúvida, fale com a clínica.</p>
      )}
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid" key={name}>
            <dt className="text-neutro-700">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-neutro-700">Assinatura</dt>
          {signatureTexts(documento, { medico_responsavel: medico, crm }).map((text) => (
            <dd className="col-start-2 font-semibold wrap-anywhere" key={text}>
              {text}
            </dd>
          ))}
        </div>
      </dl>
    </Box>
  );
}

interface BoxProps {
  kind: "success" | "warning" | "error";
  title: string;
  children?: ReactNode;
}

function Box({ kind, title, children }: BoxProps) {
  return (
    <div
      // The focus brings the message into view, and screen readers read it out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="notice mb-8"
      data-kind={kind}
      role="status"
      tabIndex={-1}
    >
      <h2 className="text-h3">{title}</h2>
      {children}
    </div>
  );
}
