import { href, redirect } from "react-router";
import { describePaciente } from "#app/admin/pacientes/search/paciente-field.tsx";
import { ESTADO_AGENDAMENTO_LABELS } from "#domain/agendamentos/estados.ts";
import type { TipoUsuario } from "#domain/contas/usuarios.ts";
import { can, SCREENS, screenLabel, screenPath, type TableThing } from "#domain/permissions.ts";
import { buscaForm } from "#domain/search/busca.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { thingEntry, thingIcon } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type PanelFound, searchPanel } from "#server/data/panel-search.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/find.ts";
import { type FoundGroup, SHORTEST } from "./found.ts";
import { labelled } from "./screens-like.ts";

type Row = { id: string; name: string; detail?: string };

export function loader() {
  return redirect(href("/admin"));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "dashboard");
  const submission = await parseForm(args.request, buscaForm);
  if (submission.status !== "success") return Response.json([], { status: 400 });
  const busca = submission.value.busca.trim();
  if (busca.length < SHORTEST) return Response.json([]);
  const { tipo_usuario } = work.staff.usuario;
  const found = await work.transaction((tx) => searchPanel(tx, tipo_usuario, busca));
  return Response.json([...otherScreens(tipo_usuario, busca), ...groupsOf(found, tipo_usuario)]);
}

/** Finds screens that the sidebar does not show. The browser's script finds the screens of the sidebar. */
function otherScreens(role: TipoUsuario, busca: string): FoundGroup[] {
  const screens = SCREENS.filter(
    ({ thing, group }) => !group && thing !== "conta" && can(role, "open", thing),
  );
  const entries = labelled(screens, busca).map(({ thing, path, label }) => ({
    to: `/admin${path}`,
    name: label,
    icon: thingIcon(thing) ?? "dot",
  }));
  return entries.length > 0 ? [{ label: "Outras telas", entries }] : [];
}

function groupsOf(found: PanelFound, role: TipoUsuario): FoundGroup[] {
  const { content, pacientes, laudo, agendamentos } = found;
  const group = (thing: TableThing, rows: readonly Row[]) => groupOf(thing, rows, role);
  const groups = content.map(({ thing, rows }) => group(thing, rows));
  if (pacientes.length > 0) groups.push(group("pacientes", pacientes.map(describePaciente)));
  if (laudo) {
    const { id, protocolo, exame, data_exame } = laudo;
    const detail = `${exame}, ${formatDay(data_exame)}`;
    groups.push(group("laudos", [{ id, name: protocolo, detail }]));
  }
  if (agendamentos.length > 0) groups.push(group("agendamentos", agendamentos.map(described)));
  return groups;
}

function described({ id, codigo, estado, pedido }: PanelFound["agendamentos"][number]): Row {
  const detail = `${codigo} · ${ESTADO_AGENDAMENTO_LABELS[estado]}`;
  return { id, name: pedido.nome, detail };
}

function groupOf(thing: TableThing, rows: readonly Row[], role: TipoUsuario): FoundGroup {
  const path = can(role, "update", thing)
    ? screenPath(thing) + (thingEntry(thing)?.below ?? "")
    : `/admin/historico/${thing}/:id`;
  return {
    label: screenLabel(thing),
    entries: rows.map(({ id, ...row }) => ({
      ...row,
      icon: thingIcon(thing) ?? "dot",
      to: path.replace(":id", id),
    })),
  };
}
