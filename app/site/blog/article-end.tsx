import { Button } from "#app/ui/button.tsx";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import { Portrait } from "../clinica/portrait.tsx";
import { Registration } from "../clinica/registration.tsx";
import { useSite } from "../site.ts";

type Author = Pick<Profissional, "nome" | "foto_url" | "titulo" | "especialidade" | "crm" | "rqe">;

interface ArticleEndProps {
  titulo: string;
  path: string;
  author: Author | undefined;
}

export function ArticleEnd({ titulo, path, author }: ArticleEndProps) {
  const { clinic, origin } = useSite();
  return (
    <div className="mt-14 max-w-prose border-t border-neutro-200 pt-8">
      {author && (
        <div className="mb-8 grid grid-cols-[4.5rem_1fr] items-center gap-5">
          <Portrait foto_url={author.foto_url} nome={author.nome} sizes="4.5rem" />
          <div>
            <p className="text-sm text-neutro-700">Escrito por</p>
            <p className="font-semibold">
              <a className="hover:text-texto-primaria hover:underline" href="/profissionais">
                {author.nome}
              </a>
            </p>
            <p className="text-note">{author.especialidade}</p>
            <Registration profissional={author} />
          </div>
        </div>
      )}
      <p className="text-note text-neutro-700">
        Este artigo informa e não substitui a consulta. Quem conhece o seu caso é o seu médico.
      </p>
      <p className="mt-3 hidden text-note text-neutro-700 print:block">
        {clinic.nome_clinica}, {origin}
        {path}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ShareButton path={path} titulo={titulo} />
        <Button icon="print" data-print="" hidden type="button">
          Imprimir
        </Button>
      </div>
    </div>
  );
}

/** Shares by a plain link, so that no script of another site runs. */
function ShareButton({ titulo, path }: { titulo: string; path: string }) {
  const { origin } = useSite();
  const text = encodeURIComponent(`${titulo}\n${origin}${path}`);
  return (
    <Button
      icon="whatsapp"
      href={`https://wa.me/?text=${text}`}
      variant="outline"
      rel="noopener"
      target="_blank"
    >
      Enviar pelo WhatsApp
    </Button>
  );
}
