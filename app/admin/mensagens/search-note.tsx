import { MOST_SEARCHED } from "#domain/mensagens/mensagens.ts";

interface SearchNoteProps {
  busca: string;
  page: { total: number; isSimilar?: boolean; isCut?: boolean };
}

export function SearchNote({ busca, page: { total, isSimilar, isCut } }: SearchNoteProps) {
  const count = total === 1 ? "1 mensagem" : `${total} mensagens`;
  return (
    <div className="mb-4 text-sm text-neutro-700" role="status">
      {total > 0 && <p className="tabular-nums">{count}</p>}
      {isSimilar && total > 0 && (
        <p className="text-neutro-900">
          Nada tem exatamente “{busca}”: {total === 1 ? "esta é parecida" : "estas são parecidas"}.
        </p>
      )}
      {isCut && (
        <p className="text-neutro-900">
          A busca olhou as {MOST_SEARCHED.toLocaleString("pt-BR")} mensagens mais recentes. Para
          chegar às mais antigas, escolha uma situação, um tipo ou um período.
        </p>
      )}
    </div>
  );
}
