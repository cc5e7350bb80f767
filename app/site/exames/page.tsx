import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useIsIncomplete } from "#app/ui/incomplete.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { listExamesOfGrupos, readGrupos } from "#server/data/exames/exame-grupos.ts";
import { searchExames } from "#server/data/exames/exame-search.ts";
import { exames as records } from "#server/data/exames/exames.ts";
import { lastGood, readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { InkCall } from "../frame/ink-call.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { MoreLink } from "../frame/section-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { Groups } from "./exame-groups.tsx";
import { ExameList } from "./exame-list.tsx";
import { ExameSearchForm } from "./exame-search-form.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const busca = new URL(request.url).searchParams.get("busca")?.trim() ?? "";
  const words = parseSearch(busca);
  const current = context.get(requestContext);
  const isSearch = words.length > 0;
  const found = await readPublic(current, "exames", async (tx) => {
    const grupos = await readGrupos(tx);
    if (!isSearch) return { grupos, exames: await records.all(tx) };
    const exames = await searchExames(tx, words);
    return { grupos, exames: exames.length > 0 ? exames : await listExamesOfGrupos(tx, busca) };
  });
  const shown = found ??
    lastGood<typeof found>(current, "exames", "/exames") ?? {
      grupos: DEFAULT_EXAME_GRUPOS,
      exames: [],
    };
  return {
    busca,
    isFiltered: isSearch && found !== undefined,
    grupos: shown.grupos,
    exames: shown.exames.map(({ slug, nome, descricao, preparo }) => ({
      slug,
      nome,
      descricao,
      passos: parsePreparo(preparo),
    })),
  };
}

export default function ExamesPage() {
  const { busca, isFiltered, exames, grupos } = useLoaderData<typeof loader>();
  const isIncomplete = useIsIncomplete();
  return (
    <>
      <PageHead
        description="Todos os exames de imagem da clínica, com o que cada um mostra e como se preparar."
        path="/exames"
        title={isFiltered ? `Exames: ${busca}` : "Exames"}
      />
      <Intro count={isFiltered || isIncomplete ? 0 : exames.length} />
      <search className="page-width pb-6">
        <ExameSearchForm busca={busca} listId="lista-de-exames" />
      </search>
      <section
        aria-label="Lista de exames"
        className="page-width min-h-[60vh] pb-20 md:pb-28"
        id="lista-de-exames"
      >
        <p className="min-h-8 pb-6 text-lead font-medium" role="status">
          {isFiltered && resultText(exames.length)}
        </p>
        <Unavailable
          className="mb-10"
          subject={busca ? "A busca não responde" : "A lista de exames não pôde ser lida"}
        />
        {isFiltered ? (
          <ExameList exames={exames} level={2} />
        ) : (
          <Groups exames={exames} grupos={grupos} />
        )}
        {exames.length === 0 && !isIncomplete && <Nothing busca={isFiltered ? busca : undefined} />}
      </section>
      <CallToAction />
    </>
  );
}

function resultText(count: number): string {
  if (count === 0) return "Nenhum exame encontrado.";
  return count === 1 ? "1 exame encontrado." : `${count} exames encontrados.`;
}

function Nothing({ busca }: { busca: string | undefined }) {
  if (busca === undefined) {
    return (
      <p className="border-t border-neutro-200 py-16 text-lead text-neutro-700">
        Nenhum exame encontrado.
      </p>
    );
  }
  return (
    <div className="border-t border-neutro-200 py-8">
      <p className="max-w-prose text-neutro-700">
        O exame pode ter outro nome. Confira a escrita, procure na lista completa ou pergunte à
        nossa equipe.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <WhatsappButton
          label="Perguntar por ele no WhatsApp"
          variant="outline"
          text={`Olá! Procurei “${busca}” no site e não encontrei. Vocês fazem esse exame?`}
        />
        <MoreLink href="/exames" label="Ver todos os exames" />
      </div>
    </div>
  );
}

function Intro({ count }: { count: number }) {
  return (
    <PageIntro
      action={
        <WhatsappButton
          label="Perguntar pelo WhatsApp"
          text="Olá! Gostaria de informações sobre um exame."
        />
      }
      text={
        <>
          O que cada exame mostra, quanto tempo leva e como se preparar.
          {count > 0 && ` São ${count} exames neste endereço.`} Se o nome no seu pedido médico não
          estiver na lista, pergunte.
        </>
      }
      title="Exames"
    />
  );
}

function CallToAction() {
  return (
    <InkCall
      id="agendar"
      text="Fale com a gente antes de vir. Explicamos cada passo e marcamos o seu horário."
      title="Ficou com dúvida sobre o preparo?"
    >
      <Button href="/contato" variant="filled-on-ink">
        Entrar em contato
      </Button>
      <PhoneButton variant="outline-on-ink" />
    </InkCall>
  );
}
