import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { SHOWN_DEPOIMENTOS } from "#domain/clinica/depoimentos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { depoimentos, depoimentosSecao } from "#server/data/depoimentos.ts";
import type { Route } from "./+types/list.ts";
import { SectionForm } from "./section-form.tsx";

const TEXTS = {
  title: "Depoimentos",
  text: `O que os pacientes disseram, com o consentimento de cada um. A página inicial mostra os ${SHOWN_DEPOIMENTOS} primeiros.`,
  add: "Adicionar Depoimento",
  removeFailed: "Erro ao excluir depoimento",
  removed: "Depoimento excluído com sucesso!",
  empty: {
    icon: "quote",
    title: "Nenhum depoimento cadastrado",
    text: "Enquanto não houver um, o site mostra dois exemplos. Para não mostrar nenhum, desligue Mostrar seção.",
  },
  question: (nome: string) => `Tem certeza que deseja excluir o depoimento de ${nome}?`,
  consequence: () =>
    "Sai do site na hora e não pode voltar: por respeito a quem o deu, nem a Lixeira nem o Histórico guardam o que estava escrito.",
};

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "depoimentos");
  const [list, section] = await Promise.all([
    listRecords(args, "depoimentos", depoimentos),
    work.tryRead(depoimentosSecao.read),
  ]);
  return { ...list, section };
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "depoimentos", depoimentos, TEXTS);
}

export const clientAction = keepTyped;

export default function DepoimentosPage() {
  const { page, busca, added, section } = useLoaderData<typeof loader>();
  return (
    <RecordScreen
      answer={useActionData<typeof action>()}
      added={added}
      beside={<SectionForm section={section ?? null} />}
      busca={busca}
      isOrdered
      nameOf={({ nome }) => nome}
      page={page}
      texts={TEXTS}
      thing="depoimentos"
    >
      {({ nome, texto, consentimento }) => (
        <>
          <p className="font-medium">{nome}</p>
          <p className="mt-0.5 whitespace-pre-line text-neutro-800">{texto}</p>
          <p className="mt-1 text-sm text-neutro-700">Consentimento: {consentimento}</p>
        </>
      )}
    </RecordScreen>
  );
}
