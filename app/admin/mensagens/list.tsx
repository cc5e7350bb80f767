import { href, Link, useLoaderData } from "react-router";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { Table } from "#app/ui/controls/table.tsx";
import { snippetOf } from "#domain/blog/snippet.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import {
  type EstadoMensagem,
  PEDIDO_LABELS,
  TIPO_LABELS,
  type TipoMensagem,
  type Wait,
  waitOf,
} from "#domain/mensagens/mensagens.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { countMensagens, listMensagens } from "#server/data/mensagens/mensagens.ts";
import { listResponsaveis } from "#server/data/mensagens/responsaveis.ts";
import { listPeople } from "#server/data/mensagens/respostas.ts";
import type { Route } from "./+types/list.ts";
import { MensagemFilters } from "./filter-form.tsx";
import { readFilters, toListFilters } from "./filters.ts";
import { EstadoBadge, WaitBadge } from "./mensagem-badges.tsx";
import { SearchNote } from "./search-note.tsx";

const PATH = "/admin/mensagens";
const SNIPPET = 140;

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "mensagens");
  const { searchParams } = new URL(args.request.url);
  const filters = readFilters(searchParams);
  const position = readListPosition(searchParams);
  const found = await work.tryRead(async (tx) => ({
    page: await listMensagens(tx, { ...toListFilters(filters), position }),
    counts: await countMensagens(tx),
    people: await listPeople(tx),
    owners: await listResponsaveis(tx),
  }));
  if (!found) return { filters, found };
  const now = new Date();
  const nameOf = (id: string | null) => found.owners.find((one) => one.id === id)?.nome;
  const rows = found.page.rows.map((row) => {
    const { nome, assunto, mensagem } = row;
    return {
      id: row.id,
      tipo: row.tipo,
      estado: row.estado,
      temRespostaPresa: row.temRespostaPresa,
      recebida_em: row.recebida_em,
      responsavel: nameOf(row.responsavel_id),
      nome,
      about: row.pedido ? PEDIDO_LABELS[row.pedido] : assunto,
      snippet: snippetOf(mensagem, SNIPPET),
      wait: waitOf(row, now),
    };
  });
  return { filters, found: { ...found, page: { ...found.page, rows } } };
}

interface Row {
  id: string;
  tipo: TipoMensagem;
  estado: EstadoMensagem;
  temRespostaPresa: boolean;
  recebida_em: Date;
  nome: string;
  about: string;
  snippet: string;
  wait: Wait;
  responsavel: string | undefined;
}

const COLUMNS = [
  {
    header: "Espera",
    cell: ({ wait, recebida_em }: Row) => (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:w-36">
        <WaitBadge wait={wait} />
        <span className="text-sm text-neutro-700 tabular-nums">{formatDateTime(recebida_em)}</span>
      </div>
    ),
    className: "lg:whitespace-nowrap max-lg:order-2 max-lg:col-span-full",
  },
  {
    header: "Mensagem",
    cell: ({ id, nome, estado, about, snippet, temRespostaPresa, responsavel }: Row) => (
      <div className="min-w-0">
        <Link
          aria-label={`Abrir ${nome}`}
          className={`link inline-flex min-h-11 items-center break-words md:min-h-0 ${estado === "nova" ? "font-semibold" : "font-medium"}`}
          to={`${PATH}/${id}`}
        >
          {nome}
        </Link>
        {about && <p className="break-words">{about}</p>}
        <p className="line-clamp-2 break-words text-neutro-700">{snippet}</p>
        {responsavel && (
          <p className="text-sm break-words text-neutro-700">Responsável: {responsavel}</p>
        )}
        {temRespostaPresa && (
          <p className="mt-1">
            <Badge tone="bad">Resposta não saiu</Badge>
          </p>
        )}
      </div>
    ),
    className: "w-full max-lg:order-1 max-lg:col-span-full",
  },
  {
    header: "Tipo",
    cell: ({ tipo }: Row) =>
      tipo === "direitos" ? <Badge tone="accent">{TIPO_LABELS.direitos}</Badge> : TIPO_LABELS[tipo],
    className: "max-lg:order-3 lg:whitespace-nowrap",
  },
  {
    header: "Situação",
    cell: ({ estado }: Row) => <EstadoBadge estado={estado} />,
    className: "max-lg:order-4",
    width: "lg:min-w-20",
  },
];

export default function MensagensPage() {
  const { filters, found } = useLoaderData<typeof loader>();
  if (!found) return <FailedLoad text={loadFailedOf("mensagens")} />;
  const { page } = found;
  const search = formatFilters(filters);
  return (
    <>
      <ScreenHead
        text="O que chegou pelo formulário de contato e os pedidos sobre dados pessoais."
        title="Mensagens"
      >
        <Button icon="file-text" to={href("/admin/respostas")}>
          Respostas prontas
        </Button>
        {page.rows.length > 0 && (
          <Button icon="print" to={href("/admin/mensagens/imprimir") + search}>
            Imprimir
          </Button>
        )}
      </ScreenHead>
      <RestoredFocus resetKey={search}>
        <MensagemFilters
          counts={found.counts}
          filters={filters}
          owners={found.owners}
          people={found.people}
        />
      </RestoredFocus>
      {filters.busca && <SearchNote busca={filters.busca} page={page} />}
      {page.rows.length > 0 && (
        <Table columns={COLUMNS} keyOf={({ id }) => id} label="Mensagens" rows={page.rows} />
      )}
      {page.rows.length === 0 && (
        <EmptyState
          icon="mail"
          text={
            search
              ? "Nenhuma mensagem tem tudo o que os filtros pedem."
              : "O que alguém escrever em Contato ou em Exercer meus direitos aparece aqui."
          }
          title={search ? "Nada encontrado" : "Nenhuma mensagem ainda"}
        >
          {search && <Button to={PATH}>Ver todas</Button>}
        </EmptyState>
      )}
      <Pagination
        hrefOf={(position) => PATH + formatFilters({ ...filters, ...position })}
        page={page}
      />
    </>
  );
}
