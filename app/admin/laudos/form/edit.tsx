import { data, href, redirect, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { describePaciente, PacienteField } from "#app/admin/pacientes/search/paciente-field.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { RecordForm } from "#app/admin/record/record-form.tsx";
import { saveRecord } from "#app/admin/record/save-record.server.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/controls/check-field.tsx";
import { laudoSalvoForm } from "#domain/laudos/laudo-registro.ts";
import { LAUDO_LABELS as LABELS } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { listVersoes } from "#server/data/laudos/versoes.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { FirstPage } from "../pdf/first-page.tsx";
import { PdfField } from "../pdf/pdf-field.tsx";
import type { Route } from "./+types/edit.ts";
import { LaudoFields } from "./laudo-fields.tsx";
import { readOffers } from "./offers.server.ts";
import { updateWhole } from "./save-laudo.server.ts";
import { Versoes } from "./versoes.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "laudos");
  return work.transaction(async (tx) => {
    const laudo = await getLaudo(tx, args.params.id);
    const paciente = laudo && (await getPaciente(tx, laudo.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    if (laudo.status === "anulado") {
      throw redirect(href("/admin/laudos/:id/acessos", { id: laudo.id }));
    }
    const versoes = await listVersoes(tx, laudo);
    const current = versoes.find(({ id }) => id === laudo.versao_atual);
    const { id, versao, protocolo, exame, data_exame, previsto_para, status } = laudo;
    const { medico_responsavel, crm, paciente_id } = laudo;
    const reservado = laudo.reservado === true;
    const doctor = { medico_responsavel, crm };
    return {
      record: { id, versao, paciente_id, exame, data_exame, previsto_para, ...doctor, reservado },
      protocolo,
      status,
      chosen: describePaciente(paciente),
      current: current && {
        id: current.id,
        desenho: current.desenho,
        paginas: current.paginas,
      },
      versoes: versoes.map((one) => ({
        id: one.id,
        numero: one.numero,
        nome_arquivo: one.nome_arquivo,
        sha256: one.sha256,
        integridade: one.integridade,
        assinaturas: one.assinaturas,
        anexos: one.anexos,
        motivo: one.motivo,
        criado_em: one.criado_em,
      })),
      offers: await readOffers(tx),
    };
  });
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "laudos",
    schema: laudoSalvoForm,
    texts: { updated: "Laudo atualizado com sucesso!" },
    update: updateWhole,
  });
}

export const clientAction = keepTyped;

export default function LaudoPage() {
  const loaded = useLoaderData<typeof loader>();
  const { record, protocolo, status, chosen, current, versoes, offers } = loaded;
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHead text={<StatusBadge status={status} />} title={`Laudo ${protocolo}`}>
        <Button icon="print" to={href("/admin/laudos/:id/comprovante", { id: record.id })}>
          Comprovante
        </Button>
        <Button icon="eye" to={href("/admin/laudos/:id/acessos", { id: record.id })}>
          Acessos
        </Button>
      </ScreenHead>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <RecordForm
          answer={answer}
          cancelTo={href("/admin/laudos")}
          failure="Erro ao salvar laudo"
          id="laudo"
          keepsDraft={false}
          labels={LABELS}
          record={record}
          schema={laudoSalvoForm}
        >
          {(fields) => (
            <>
              {status === "em_analise" ? (
                <PacienteField
                  chosen={chosen}
                  field={fields.paciente_id}
                  label={LABELS.paciente_id}
                />
              ) : (
                <div>
                  <input name="paciente_id" type="hidden" value={record.paciente_id} />
                  <p className="font-medium">{LABELS.paciente_id}</p>
                  <p className="mt-1">
                    {chosen.name}
                    <span className="block text-sm text-neutro-700 tabular-nums">
                      {chosen.detail}
                    </span>
                  </p>
                </div>
              )}
              <LaudoFields fields={fields} offers={offers} savedExame={record.exame} />
              <CheckField
                description="O laudo e o aviso dele não chegam ao responsável. Aos 16 e 17 anos a caixa já vem marcada; desmarque se o próprio paciente pedir."
                field={fields.reservado}
              />
              {status === "em_analise" && (
                <PdfField
                  description={
                    current
                      ? "Um arquivo novo toma o lugar do atual, que fica guardado para a equipe."
                      : "PDF de até 20 MB; fica guardado byte por byte como foi enviado."
                  }
                  field={fields.pdf}
                  label={LABELS.versao_atual}
                />
              )}
            </>
          )}
        </RecordForm>
        <section aria-label="PDF do laudo" className="grid gap-6">
          {current ? (
            <FirstPage known={current} id={current.id} />
          ) : (
            <p className="rounded-panel border border-dashed border-neutro-300 p-6 text-neutro-700">
              Ainda sem PDF.
            </p>
          )}
          {versoes.length > 0 && (
            <Versoes current={current?.id} medico={record} versoes={versoes} />
          )}
        </section>
      </div>
    </>
  );
}
