import { href, Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { formatDate, formatDateTime } from "#domain/texto/datas.ts";

interface PostsPanelProps {
  posts: readonly {
    id: string;
    titulo: string;
    data_publicacao: Date;
    total: number;
    enviados: number;
    na_fila: number;
    sai_em: Date | null;
  }[];
}

export function PostsPanel({ posts }: PostsPanelProps) {
  return (
    <Panel id="enviar" text="Escolha um artigo publicado." title="Enviar aos inscritos">
      {posts.length === 0 && (
        <p className="text-neutro-700">Publique um artigo no Blog para poder enviá-lo.</p>
      )}
      <ul>
        {posts.map(({ id, titulo, data_publicacao, total, enviados, na_fila, sai_em }) => (
          <li className="border-t border-neutro-200 first:border-0" key={id}>
            <Link
              className="group -mx-2 block rounded-control px-2 py-2.5 hover:bg-neutro-100"
              to={href("/admin/newsletter/enviar/:post", { post: id })}
            >
              <span className="block font-medium group-hover:underline">{titulo}</span>
              <span className="text-sm text-neutro-700 tabular-nums">
                {formatDate(data_publicacao)} ·{" "}
                {sai_em
                  ? `sai em ${formatDateTime(sai_em)}`
                  : sendingText(total, enviados, na_fila)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function sendingText(total: number, sent: number, waiting: number): string {
  if (total === 0) return "ainda não enviada";
  if (waiting > 0) return `enviando: ${sent} de ${total}`;
  return sent === 1 ? "enviada a 1 inscrito" : `enviada a ${sent} inscritos`;
}
