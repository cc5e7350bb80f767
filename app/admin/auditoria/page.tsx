import { useLoaderData } from "react-router";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { linkRecords } from "#app/admin/parts/link-records.server.ts";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { readListPosition } from "#domain/listas/list-position.ts";
import { listMudancas } from "#domain/registro/trilha.ts";
import { thingLabel } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { nameLineReferences } from "#server/data/kit/reference-names.ts";
import { listTrail, listTrailChoices } from "#server/data/trail/trilha.ts";
import type { Route } from "./+types/page.ts";
import { Entries } from "./entries.tsx";
import { TrailFilters } from "./filter-form.tsx";
import { readFilters, toTrailFilters } from "./filters.ts";

export async function loader(args: Route.LoaderArgs) {
  const { request, staff, transaction } = await asStaff(args, "open", "auditoria");
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const position = readListPosition(searchParams);
  return transaction(async (tx) => {
    const page = await listTrail(tx, toTrailFilters(filters), position);
    const { tipo_usuario } = staff.usuario;
    const named = await linkRecords(tx, tipo_usuario, await nameLineReferences(tx, page.rows));
    const rows = named.map(({ antes, depois, ...line }) => ({
      ...line,
      mudancas: listMudancas(line.coisa, antes, depois),
    }));
    const { people, things } = await listTrailChoices(tx);
    const choices = {
      people,
      things: things.map((coisa) => ({ coisa, rotulo: thingLabel(coisa) })),
    };
    return { filters, page: { ...page, rows }, choices };
  });
}

export default function AuditoriaPage() {
  const { filters, page, choices } = useLoaderData<typeof loader>();
  const { rows } = page;
  const search = formatFilters(filters);
  return (
    <>
      <ScreenHead
        text="Tudo o que foi feito no painel. Ninguém pode mudar nem apagar estas linhas."
        title="Auditoria"
      >
        <Button download icon="download" reloadDocument to={`/admin/auditoria/exportar${search}`}>
          Exportar CSV
        </Button>
      </ScreenHead>
      <RestoredFocus resetKey={search}>
        <TrailFilters choices={choices} filters={filters} />
      </RestoredFocus>
      {rows.length > 0 && <Entries rows={rows} />}
      {rows.length === 0 && (
        <EmptyState
          icon="history"
          text={
            search
              ? "Nenhuma linha tem tudo o que os filtros pedem. Tire um deles."
              : "Cada mudança feita no painel aparece aqui, com quem fez, quando e de onde."
          }
          title="Nada encontrado"
        >
          {search && <Button to="/admin/auditoria">Limpar filtros</Button>}
        </EmptyState>
      )}
      <Pagination
        hrefOf={(position) => `/admin/auditoria${formatFilters({ ...filters, ...position })}`}
        page={page}
      />
    </>
  );
}
