import { href, useLoaderData } from "react-router";
import { answerBusca, readBusca } from "#app/admin/pacientes/search/encrypted-busca.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { Button } from "#app/ui/button.tsx";
import { avisoWhatsapp } from "#domain/laudos/aviso-whatsapp.ts";
import { laudosBuscaForm } from "#domain/laudos/laudo-registro.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import { formatTotal } from "#domain/listas/total.ts";
import { UNDO_SECONDS } from "#domain/registro/undo.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type ListedLaudo, listLaudos } from "#server/data/laudos/laudos.ts";
import { countUnmatchedVersoes } from "#server/data/laudos/versoes.ts";
import { listTelefones } from "#server/data/pacientes/telefones.ts";
import { readSettings } from "#server/http/public-read.ts";
import type { Route } from "./+types/list.ts";
import { FilterFields } from "./list/filter-fields.tsx";
import { readFilterOffers, shortened, toCondition } from "./list/filter-offers.server.ts";
import { NAO_ABERTOS, readFilters, toParameters } from "./list/filters.ts";
import { COLUMNS } from "./list/laudo-columns.tsx";
import type { Row } from "./list/laudo-row.ts";
import { LaudoTools } from "./list/laudo-tools.tsx";
import { SelectionBar } from "./selection/selection-bar.tsx";

const TEXTS = {
  title: "Laudos",
  text: "Do exame ao laudo na mão do paciente. Nada sai antes da liberação, e cada acesso é registrado.",
  add: "Adicionar Laudo",
  empty: {
    icon: "ClipboardCheck",
    title: "Nenhum laudo cadastrado",
    text: "Cadastre o laudo na hora do exame: o comprovante sai impresso com o protocolo, e o PDF vem depois.",
  },
};

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "laudos");
  const { searchParams } = new URL(args.request.url);
  const { busca, encrypted } = readBusca(work);
  const filters = readFilters(searchParams);
  const { nome_clinica } = await readSettings(work.context);
  const position = readListPosition(searchParams);
  const isUnopened = filters.situacao === NAO_ABERTOS;
  const found = await work.tryRead(async (tx) => {
    const offers = await readFilterOffers(tx);
    const wanted = toCondition(filters, offers.exames);
    const page = await listLaudos(tx, { busca, position, ...wanted });
    const called = page.rows.filter((row) => isToCall(row, isUnopened));
    const ids = [...new Set(called.map((row) => row.paciente_id))];
    const telefones = await listTelefones(tx, ids);
    const waiting = await countUnmatchedVersoes(tx);
    const rows = page.rows.map((row) =>
      toRow(row, called.includes(row) ? (telefones.get(row.paciente_id) ?? null) : null),
    );
    return { page: { ...page, rows }, waiting, offers: shortened(offers) };
  });
  const message = avisoWhatsapp({ clinica: nome_clinica, origin: work.context.origin });
  return { busca, encrypted, filters, message, found };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "open", "laudos");
  return answerBusca(work, href("/admin/laudos"), laudosBuscaForm);
}

const NO_OFFERS = { medicos: [], exames: [] };

function isToCall(laudo: ListedLaudo, areAllToCall: boolean): boolean {
  if (!isLegivel(laudo.status)) return false;
  return areAllToCall || !laudo.tem_email || Boolean(laudo.aviso?.falha);
}

function isHeld(aviso: ListedLaudo["aviso"]): boolean {
  if (!aviso || aviso.enviado_em || aviso.falha) return false;
  return Date.now() - aviso.criado_em.getTime() < UNDO_SECONDS * 1_000;
}

/** Picks the fields that the list shows, so that the browser receives nothing else of a report. */
function toRow(laudo: ListedLaudo, telefone: string | null): Row {
  const { previsto_para, movido_para, medico_responsavel, crm } = laudo;
  return {
    id: laudo.id,
    protocolo: laudo.protocolo,
    exame: laudo.exame,
    medico_responsavel,
    data_exame: laudo.data_exame,
    previsto_para,
    status: laudo.status,
    paciente_nome: laudo.paciente_nome,
    desenho: laudo.desenho,
    integridade: laudo.integridade,
    tem_email: laudo.tem_email,
    aviso: laudo.aviso,
    isAvisoHeld: isHeld(laudo.aviso),
    aberto_em: laudo.aberto_em,
    motivo_anulacao: laudo.motivo_anulacao,
    anulado_em: laudo.anulado_em,
    anulado_por: laudo.anulado_por,
    temMedico: medico_responsavel !== "" && crm !== "",
    isLate: previsto_para !== null && previsto_para < isoDate(new Date()),
    movido: movido_para !== null,
    telefone,
  };
}

export default function LaudosPage() {
  const { busca, encrypted, filters, message, found } = useLoaderData<typeof loader>();
  const { page = null, waiting = 0, offers = NO_OFFERS } = found ?? {};
  return (
    <RecordScreen
      answer={undefined}
      below={<SelectionBar rows={page?.rows.map(({ id }) => id) ?? []} />}
      busca={busca}
      encryptedBusca={encrypted}
      filterLinks={
        <FilterFields
          {...offers}
          busca={encrypted}
          filters={filters}
          nome={page?.rows[0]?.paciente_nome}
        />
      }
      filters={toParameters(filters)}
      isClosed={({ status }) => status === "anulado"}
      nameOf={({ protocolo }) => protocolo}
      page={page}
      rowTools={(laudo) => <LaudoTools laudo={laudo} message={message} />}
      table={{ columns: COLUMNS, actionsWidth: "lg:w-56 xl:w-72" }}
      texts={TEXTS}
      thing="laudos"
      tools={
        <>
          <Button icon="download" to={href("/admin/laudos/acessos")}>
            Exportar acessos
          </Button>
          <Button icon="upload" to={href("/admin/laudos/envios")}>
            {waiting > 0 ? `Enviar PDFs (${formatTotal(waiting)} na fila)` : "Enviar PDFs"}
          </Button>
        </>
      }
    />
  );
}
