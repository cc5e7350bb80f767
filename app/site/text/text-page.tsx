import { TextDocument } from "#app/ui/text-document.tsx";
import { plainText, readPageText } from "#domain/paginas/text/page-text.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { useSite } from "../site.ts";

interface TextPageProps {
  path: string;
  titulo: string;
  /** YYYY-MM-DD. */
  atualizado_em: string;
  texto: string;
  isRefused?: boolean;
}

export function TextPage({ path, titulo, atualizado_em, texto, isRefused }: TextPageProps) {
  const { clinic } = useSite();
  const page = readPageText(texto, clinic);
  return (
    <>
      <PageHead
        description={plainText(page.introduction) || titulo}
        isRefused={isRefused ?? false}
        path={path}
        title={titulo}
      />
      <div className="page-width empty:hidden">
        <Unavailable className="mt-8" subject="O texto atual desta página não pôde ser lido" />
      </div>
      <TextDocument
        {...page}
        title={titulo}
        updated={{
          day: atualizado_em,
          shown: formatDay(atualizado_em),
        }}
      />
    </>
  );
}
