import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { RecordForm } from "#app/admin/record/record-form.tsx";
import { saveSingleRecord } from "#app/admin/record/save-record.server.ts";
import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import { exameGruposForm } from "#domain/exames/exame-grupos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exameGrupos } from "#server/data/exames/exame-grupos.ts";
import type { Route } from "./+types/page.ts";
import { GrupoRows } from "./grupo-rows.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "exame_grupos");
  return { record: (await work.transaction(exameGrupos.read)) ?? null };
}

export function action(args: Route.ActionArgs) {
  return saveSingleRecord(args, {
    thing: "exame_grupos",
    schema: exameGruposForm,
    to: href("/admin/exames/grupos"),
    said: "Grupos de exames atualizados com sucesso",
    save: exameGrupos.save,
  });
}

export const clientAction = keepTyped;

const DEFAULTS = { grupos: DEFAULT_EXAME_GRUPOS };
const LABELS = { grupos: "Grupos" };

export default function GruposPage({ loaderData: { record } }: Route.ComponentProps) {
  return (
    <>
      <ScreenHead
        text="O site divide os exames nestes grupos, nesta ordem. Um exame entra no primeiro grupo que tem uma palavra do nome dele; sem nenhuma, no que tem menos exames. As palavras também servem à busca."
        title="Grupos de exames"
      >
        <GoButton icon="arrow-left" to={href("/admin/exames")} variant="quiet">
          Exames
        </GoButton>
        {record && <HistoryLink id={record.id} thing="exame_grupos" />}
      </ScreenHead>
      <RecordForm
        answer={useActionData<typeof action>()}
        defaults={DEFAULTS}
        failure="Não foi possível salvar os grupos."
        id="grupos"
        isWide
        labels={LABELS}
        record={record}
        schema={exameGruposForm}
      >
        {(fields) => <GrupoRows field={fields.grupos} />}
      </RecordForm>
    </>
  );
}
