import type { ReactNode } from "react";
import { href } from "react-router";
import { AdminForm, type AdminFormProps } from "#app/admin/form/admin-form.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatSigner } from "#domain/clinica/registro-medico.ts";
import { LAUDO_LABELS } from "#domain/laudos/laudos.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { Anexos } from "../pdf/anexos.tsx";
import { FirstPage } from "../pdf/first-page.tsx";
import { Signatures } from "../pdf/signatures.tsx";
import type { Step } from "./load-step.server.ts";

interface StepScreenProps<Fields extends Record<string, unknown>, Value>
  extends Pick<AdminFormProps<Fields, Value>, "answer" | "children" | "failure" | "id" | "schema"> {
  step: Step;
  title: string;
  text: string;
  confirm: string;
  isFinal?: boolean;
  cancelTo?: string | undefined;
  tools?: ReactNode;
  after?: ReactNode;
  below?: ReactNode;
}

export function StepScreen<Fields extends Record<string, unknown>, Value>({
  step,
  title,
  text,
  confirm,
  isFinal,
  cancelTo = href("/admin/laudos"),
  tools,
  after,
  below,
  ...form
}: StepScreenProps<Fields, Value>) {
  const { laudo, pdf } = step;
  return (
    <>
      <ScreenHead text={text} title={title}>
        {tools || <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>}
      </ScreenHead>
      <div className="grid items-start gap-6 xl:gap-x-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] xl:grid-rows-[auto_1fr]">
        <Facts step={step} />
        <section aria-label="PDF do laudo" className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {pdf ? (
            <>
              {/* The attached files are above the page's image, so that people see them before pressing the button. */}
              <Signatures {...pdf} className="mb-4" isRelease medico={laudo} showsPerson />
              <Anexos anexos={pdf.anexos} className="mb-4" />
              <FirstPage known={pdf} id={pdf.id} />
              <p className="mt-3 text-sm text-neutro-700">{pdf.nome_arquivo}</p>
              <p className="text-sm break-all text-neutro-700">SHA-256 {pdf.sha256}</p>
            </>
          ) : (
            <p className="rounded-panel border border-dashed border-neutro-300 p-6 text-neutro-700">
              Este laudo ainda não tem PDF.{" "}
              <a className="link" href={href("/admin/laudos/:id", { id: laudo.id })}>
                Enviar agora
              </a>
            </p>
          )}
        </section>
        <div className="grid gap-6">
          <AdminForm
            {...form}
            cancelTo={cancelTo}
            label={confirm}
            submit={{
              label: confirm,
              busy: "Confirmando...",
              variant: isFinal ? "danger" : undefined,
            }}
            versao={laudo.versao}
          />
          {after}
        </div>
      </div>
      {below}
    </>
  );
}

function Facts({ step: { laudo, paciente } }: { step: Step }) {
  const { id, protocolo, exame, data_exame, medico_responsavel, crm, status, reservado } = laudo;
  const hasDoctor = medico_responsavel !== "" && crm !== "";
  const facts = [
    ["Paciente", <strong key="nome">{paciente.nome}</strong>],
    ["CPF", paciente.cpf],
    ...(paciente.responsavel ? [["Responsável", paciente.responsavel] as const] : []),
    ...(reservado ? [[LAUDO_LABELS.reservado, "Sim: o responsável não o vê"] as const] : []),
    ["Exame", <strong key="exame">{exame}</strong>],
    ["Data do exame", formatDay(data_exame)],
    [
      "Médico responsável",
      hasDoctor ? (
        formatSigner(medico_responsavel, crm)
      ) : (
        <a className="link" href={href("/admin/laudos/:id", { id })} key="medico">
          Informar médico e CRM
        </a>
      ),
    ],
    ["Protocolo", protocolo],
    ["Situação", <StatusBadge key="status" status={status} />],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 rounded-panel border border-neutro-200 px-4 py-1.5">
      {facts.map(([label, value]) => (
        <div
          className="col-span-2 grid grid-cols-subgrid border-neutro-200 py-2 not-first:border-t"
          key={label}
        >
          <dt className="text-neutro-700">{label}</dt>
          <dd className="tabular-nums [&_strong]:font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
