import { href, useLoaderData } from "react-router";
import { GoIconButton } from "#app/admin/record/list/go-button.tsx";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import { cpfEnding, type Paciente } from "#domain/pessoas/pacientes.ts";
import { buscaForm } from "#domain/search/busca.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listPacientes } from "#server/data/pacientes/pacientes.ts";
import type { Route } from "./+types/list.ts";
import { answerBusca, readBusca } from "./search/encrypted-busca.server.ts";

const TEXTS = {
  title: "Pacientes",
  text: "Quem tem laudos na clínica. O que está aqui fica cifrado no banco, e cada leitura é registrada.",
  add: "Adicionar Paciente",
  empty: {
    icon: "user",
    title: "Nenhum paciente cadastrado",
    text: "O paciente também pode ser cadastrado junto com o seu primeiro laudo.",
  },
};

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "pacientes");
  const { busca, encrypted } = readBusca(work);
  const position = readListPosition(new URL(args.request.url).searchParams);
  const page = await work.tryRead((tx) => listPacientes(tx, { busca, position }));
  return { busca, encrypted, page: page && { ...page, rows: page.rows.map(toRow) } };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "pacientes");
  return answerBusca(work, href("/admin/pacientes"), buscaForm);
}

/** Picks the fields that tell two patients apart, so that the browser receives nothing else. */
function toRow({ id, nome, cpf, data_nascimento, telefone, responsavel_nome }: Paciente) {
  return { id, nome, cpf: cpfEnding(cpf), data_nascimento, telefone, responsavel_nome };
}

export default function PacientesPage() {
  const { page, busca, encrypted } = useLoaderData<typeof loader>();
  return (
    <RecordScreen
      answer={undefined}
      busca={busca}
      nameOf={({ nome }) => nome}
      page={page}
      rowTools={({ id, nome }) => (
        <>
          <GoIconButton
            aria-label={`Laudos de ${nome}`}
            icon="file-text"
            to={`${href("/admin/laudos")}?paciente=${id}`}
          />
          <GoIconButton
            aria-label={`Adicionar laudo de ${nome}`}
            icon="plus"
            to={`${href("/admin/laudos/novo")}?paciente=${id}`}
          />
        </>
      )}
      encryptedBusca={encrypted}
      texts={TEXTS}
      thing="pacientes"
    >
      {({ nome, cpf, data_nascimento, telefone, responsavel_nome }) => (
        <>
          <p className="font-medium">{nome}</p>
          <p className="text-sm text-neutro-700 tabular-nums">
            {[
              cpf === "sem CPF" ? cpf : `CPF ${cpf}`,
              `nasc. ${formatDay(data_nascimento)}`,
              telefone && formatTelefone(telefone),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {responsavel_nome && (
            <p className="text-sm text-neutro-700">Responsável: {responsavel_nome}</p>
          )}
        </>
      )}
    </RecordScreen>
  );
}
