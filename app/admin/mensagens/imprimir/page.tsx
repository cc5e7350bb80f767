import { href, useLoaderData } from "react-router";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { MOST_PRINTED } from "#domain/mensagens/mensagens.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listMensagensToPrint } from "#server/data/mensagens/mensagens.ts";
import { listResponsaveis } from "#server/data/mensagens/responsaveis.ts";
import { listPeople, listRespostas } from "#server/data/mensagens/respostas.ts";
import { readSettings } from "#server/http/public-read.ts";
import { readFilters, toListFilters } from "../filters.ts";
import { SearchNote } from "../search-note.tsx";
import type { Route } from "./+types/page.ts";
import { filterWords } from "./filter-words.ts";
import { PaperMensagem } from "./paper-mensagem.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "mensagens");
  const filters = readFilters(new URL(args.request.url).searchParams);
  const { nome_clinica } = await readSettings(work.context);
  const found = await work.tryRead(async (tx) => {
    const { rows, ...page } = await listMensagensToPrint(tx, toListFilters(filters));
    const respostas = await listRespostas(tx, ...rows);
    const person = (await listPeople(tx)).find(({ id }) => id === filters.pessoa);
    const owners = await listResponsaveis(tx);
    const ownerOf = (id: string | null) => owners.find((one) => one.id === id)?.nome;
    return {
      page,
      words: filterWords(filters, { person: person?.nome, owner: ownerOf(filters.responsavel) }),
      mensagens: rows.map((row) => ({
        ...row,
        responsavel: ownerOf(row.responsavel_id),
        respostas: respostas.filter(({ mensagem_id }) => mensagem_id === row.id),
      })),
    };
  });
  const printed = { clinica: nome_clinica, by: work.staff.usuario.nome, at: new Date() };
  return { filters, printed, found };
}

export default function PrintMensagensPage() {
  const { filters, printed, found } = useLoaderData<typeof loader>();
  if (!found) return <FailedLoad text={loadFailedOf("mensagens")} />;
  const { page, words, mensagens } = found;
  const isEmpty = mensagens.length === 0;
  return (
    <div className="max-w-4xl">
      <ScreenHead
        text={[printed.clinica, ...words].join(" · ")}
        title={words.length > 0 ? "Mensagens escolhidas" : "Todas as mensagens"}
      >
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button to={href("/admin/mensagens") + formatFilters(filters)}>Voltar à lista</Button>
          {!isEmpty && (
            <Button icon="print" variant="filled" onPress={() => window.print()}>
              Imprimir
            </Button>
          )}
        </span>
      </ScreenHead>
      {filters.busca && <SearchNote busca={filters.busca} page={page} />}
      {page.total > mensagens.length && (
        <p className="mb-4">
          Estão aqui as {MOST_PRINTED} mensagens mais recentes. Para as outras, escolha um período
          menor.
        </p>
      )}
      {isEmpty && (
        <EmptyState
          icon="mail"
          text="Nenhuma mensagem tem tudo o que os filtros pedem."
          title="Nada para imprimir"
        />
      )}
      {mensagens.map((mensagem) => (
        <PaperMensagem key={mensagem.id} mensagem={mensagem} />
      ))}
      <p className="border-t border-neutro-400 pt-3 text-sm text-neutro-700">
        Aberto para imprimir em {formatDateTime(printed.at)} por {printed.by}. São dados pessoais:
        guarde ou destrua o papel.
      </p>
    </div>
  );
}
