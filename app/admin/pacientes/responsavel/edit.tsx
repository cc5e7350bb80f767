import { data, href, Link, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { FormPanel } from "#app/admin/record/form-panel.tsx";
import { RecordForm } from "#app/admin/record/record-form.tsx";
import { saveRecord } from "#app/admin/record/save-record.server.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { editResponsavelForm, RESPONSAVEL_LABELS as LABELS } from "#domain/pessoas/responsaveis.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { getResponsavel, updateResponsavel } from "#server/data/pacientes/responsaveis.ts";
import { CpfField } from "../cpf-field.tsx";
import type { Route } from "./+types/edit.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "responsaveis");
  const found = await work.transaction(async (tx) => {
    const responsavel = await getResponsavel(tx, args.params.id);
    if (!responsavel) return undefined;
    const { filhos, ...record } = responsavel;
    const children: { id: string; nome: string }[] = [];
    for (const id of filhos) {
      const child = await getPaciente(tx, id);
      if (child) children.push({ id, nome: child.nome });
    }
    return { record: { ...record, cpf: formatCpf(record.cpf) }, children };
  });
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "responsaveis",
    schema: editResponsavelForm,
    to: href("/admin/pacientes"),
    texts: { updated: "Responsável atualizado em todos os cadastros!" },
    update: updateResponsavel,
  });
}

export const clientAction = keepTyped;

export default function ResponsavelForm() {
  const { record, children } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      heading="h1"
      record={{ thing: "responsaveis", id: record.id }}
      title="Editar Responsável"
    >
      <p className="mb-5 text-neutro-700">
        O que muda aqui muda para todos os filhos, e encerra os acessos abertos e os links dos
        laudos:{" "}
        {children.map(({ id, nome }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <Link className="link" to={href("/admin/pacientes/:id", { id })}>
              {nome}
            </Link>
          </span>
        ))}
        {children.length === 0 && "ninguém. Sem paciente, este cadastro é apagado em um mês"}.
      </p>
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/pacientes")}
        failure="Erro ao salvar responsável"
        id="responsavel"
        keepsDraft={false}
        labels={LABELS}
        record={record}
        schema={editResponsavelForm}
      >
        {(fields) => (
          <>
            <TextField autoComplete="off" field={fields.nome} required />
            <CpfField field={fields.cpf} required />
            <TextField
              autoComplete="off"
              description="Da própria pessoa. Recebe o código que abre os laudos de todos os filhos menores de 18 anos; sem ele, só o protocolo abre."
              field={fields.email}
              inputMode="email"
            />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
