/** Exames: every exam with what it is and how to prepare for it. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { parseSearch } from "#domain/exame-search.ts";
import { parsePreparo } from "#domain/preparo.ts";
import { searchExames } from "#server/data/exame-search.ts";
import { listExames } from "#server/data/exames.ts";
import { requestContext } from "#server/http/request-context.ts";
import { readPublic } from "#server/public-read.ts";
import { InkCall } from "../ink-call.tsx";
import { PageHead } from "../page-head.tsx";
import { PageIntro } from "../page-intro.tsx";
import { PhoneButton } from "../phone-button.tsx";
import { PreparoSteps } from "../preparo-steps.tsx";
import { WhatsappButton } from "../whatsapp-button.tsx";
import { ExameSearchForm } from "./exame-search-form.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const busca = new URL(request.url).searchParams.get("busca")?.trim() ?? "";
  const words = parseSearch(busca);
  const found = await readPublic(context.get(requestContext), "exames", (tx) =>
    words.length > 0 ? searchExames(tx, words) : listExames(tx),
  );
  return {
    busca,
    isFiltered: words.length > 0,
    exames: (found ?? []).map(({ slug, nome, descricao, preparo }) => ({
      slug,
      nome,
      descricao,
      passos: parsePreparo(preparo),
    })),
  };
}

type Exame = Awaited<ReturnType<typeof loader>>["exames"][number];

export default function ExamesPage() {
  const { busca, isFiltered, exames } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        description="Todos os exames de imagem da clínica, com o que cada um mostra e como se preparar."
        path="/exames"
        title={isFiltered ? `Exames: ${busca}` : "Exames"}
      />
      <Intro count={isFiltered ? 0 : exames.length} />
      <search className="page-width pb-6">
        <ExameSearchForm busca={busca} listId="lista-de-exames" />
      </search>
      <section
        aria-label="Lista de exames"
        className="page-width min-h-[60vh] pb-20 md:pb-28"
        id="lista-de-exames"
      >
        <p className="min-h-8 pb-6 text-neutro-700" role="status">
          {isFiltered && resultText(exames.length)}
        </p>
        {!isFiltered && <Index exames={exames} />}
        {exames.length > 0 && (
          <ul className="grid gap-x-16 lg:grid-cols-2">
            {exames.map((exame) => (
              <ExameItem exame={exame} key={exame.slug} />
            ))}
          </ul>
        )}
        {exames.length === 0 && !isFiltered && (
          <p className="border-t border-neutro-200 py-16 text-lead text-neutro-700">
            Nenhum exame encontrado.
          </p>
        )}
      </section>
      <CallToAction />
    </>
  );
}

function resultText(count: number): string {
  if (count === 0) return "Nenhum exame encontrado.";
  return count === 1 ? "1 exame encontrado." : `${count} exames encontrados.`;
}

const INDEX_FROM = 12;

/** A long list has a short one in front of it, by name. */
function Index({ exames }: { exames: Exame[] }) {
  if (exames.length < INDEX_FROM) return null;
  const byName = exames.toSorted((a, b) => a.nome.localeCompare(b.nome, "pt-BR"));
  return (
    <details className="index-details print:hidden">
      <summary>Ver os {exames.length} exames por nome</summary>
      <ul>
        {byName.map(({ slug, nome }) => (
          <li key={slug}>
            <a
              className="inline-flex min-h-11 items-center py-1 leading-snug hover:text-texto-primaria hover:underline"
              href={`#${slug}`}
            >
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </details>
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

function ExameItem({ exame }: { exame: Exame }) {
  return (
    <li className="exam-item" id={exame.slug}>
      <h2 className="text-h3">
        <a
          className="decoration-1 underline-offset-[0.2em] hover:text-texto-primaria hover:underline"
          href={`/exames/${exame.slug}`}
        >
          {exame.nome}
        </a>
      </h2>
      <p className="mt-2 text-neutro-700">{exame.descricao}</p>
      {exame.passos.length > 0 && (
        <div className="mt-5 border-l-2 border-primaria-300 pl-5">
          <h3 className="font-semibold">Preparo</h3>
          <PreparoSteps className="mt-1.5 text-[0.9375rem]" passos={exame.passos} />
        </div>
      )}
      {exame.passos.length === 0 && (
        <p className="mt-4 text-[0.9375rem] font-medium">Não pede preparo.</p>
      )}
    </li>
  );
}

function CallToAction() {
  return (
    <InkCall
      id="agendar"
      text="Fale com a gente antes de vir. Explicamos cada passo e marcamos o seu horário."
      title="Ficou com dúvida sobre o preparo?"
    >
      <ButtonLink href="/contato" look="filled-on-ink">
        Entrar em contato
      </ButtonLink>
      <PhoneButton look="outline-on-ink" />
    </InkCall>
  );
}
