import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { coloursHref } from "#domain/clinica/colours-href.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import {
  BUILT_IN_PAGINAS,
  DEFAULT_PAGINAS,
  PAGINAS_LABELS,
  type PaginaName,
  paginasForm,
} from "#domain/paginas/paginas.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { paginas } from "#server/data/paginas.ts";
import { RecordForm } from "../record/record-form.tsx";
import type { Route } from "./+types/page.ts";
import { PaginaField } from "./pagina-field.tsx";
import { savePaginas } from "./save-paginas.server.ts";

const NAMES = Object.keys(BUILT_IN_PAGINAS) as PaginaName[];

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "paginas");
  return work.transaction(async (tx) => {
    const saved = await paginas.read(tx);
    const { cores_principais, ...clinic } = (await getConfiguracoes(tx)) ?? DEFAULT_CONFIGURACOES;
    return {
      record: saved ?? null,
      clinic,
      coloursHref: coloursHref(cores_principais),
      today: isoDate(new Date()),
    };
  });
}

export function action(args: Route.ActionArgs) {
  return savePaginas(args);
}

export const clientAction = keepTyped;

export default function PaginasPage() {
  const { record, clinic, coloursHref, today } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead
        text="Os dois textos que o rodapé do site abre. O que você salva vale na hora, com a data de hoje."
        title="Páginas"
      >
        {record && <HistoryLink id={record.id} thing="paginas" />}
      </ScreenHead>
      <RecordForm
        answer={useActionData<typeof action>()}
        defaults={DEFAULT_PAGINAS}
        failure="Erro ao salvar as páginas"
        id="paginas"
        isLong
        isWide
        labels={PAGINAS_LABELS}
        record={record}
        schema={paginasForm}
      >
        {(fields) =>
          NAMES.map((name) => (
            <PaginaField
              clinic={clinic}
              coloursHref={coloursHref}
              field={fields[name]}
              key={name}
              name={name}
              today={today}
            />
          ))
        }
      </RecordForm>
    </>
  );
}
