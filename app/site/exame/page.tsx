import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { agendarHref } from "#domain/agendamentos/agendar-href.ts";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { listCovering } from "#domain/exames/cobertura.ts";
import { exameGroupTitle } from "#domain/exames/group-exames.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { relatedExames } from "#domain/exames/related-exames.ts";
import { readGrupos } from "#server/data/exames/exame-grupos.ts";
import { getExameBySlug, exames as records } from "#server/data/exames/exames.ts";
import { convenios as convenioRecords } from "#server/data/plain-lists.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { Hours } from "../clinica/hours.tsx";
import { directionsHref } from "../clinica/map-links.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { PreparoSteps } from "../exames/preparo-steps.tsx";
import { Breadcrumb } from "../frame/breadcrumb.tsx";
import { InkCall } from "../frame/ink-call.tsx";
import { Missing } from "../frame/missing.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { UnavailablePage } from "../frame/unavailable.tsx";
import { ExameServiceData, MedicalTestData } from "../json-ld/structured-data.tsx";
import { useSite } from "../site.ts";
import { Convenios } from "./convenios.tsx";

const RELATED = 4;

interface ExameName {
  slug: string;
  nome: string;
}

export async function loader({
  context: routerContext,
  params: { slug = "" },
}: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const read = await readPublic(context, "exame", async (tx) => {
    const exame = await getExameBySlug(tx, slug);
    if (!exame) return { exame, related: [], convenios: [], grupo: undefined };
    const grupos = await readGrupos(tx);
    const related = relatedExames(exame, await records.all(tx), { limit: RELATED, grupos });
    return {
      exame,
      related: related.map(({ slug, nome }) => ({ slug, nome })),
      convenios: await convenioRecords.all(tx),
      grupo: exameGroupTitle(exame.nome, grupos),
    };
  });
  if (!read) return data({ exame: undefined, related: [], isUnavailable: true }, { status: 503 });
  const { exame, related, convenios, grupo } = read;
  if (!exame) return data({ exame: undefined, related: [], isUnavailable: false }, { status: 404 });
  const { nome, descricao, preparo } = exame;
  return data({
    exame: {
      slug,
      nome,
      descricao,
      grupo,
      passos: parsePreparo(preparo),
      convenios:
        convenios.length > 0 && exame.cobertura !== "nao_informado"
          ? listCovering(exame, convenios)
          : undefined,
    },
    related,
    isUnavailable: false,
  });
}

export default function ExamePage() {
  const { exame, related, isUnavailable } = useLoaderData<typeof loader>();
  if (!exame) {
    return isUnavailable ? (
      <UnavailablePage
        back={{ href: "/exames", label: "Ver os exames" }}
        text="Não conseguimos ler este exame agora. Tente novamente em alguns minutos ou ligue para a clínica."
        title="Exame indisponível no momento"
      />
    ) : (
      <Missing
        back={{ href: "/exames", label: "Ver todos os exames" }}
        text="O exame que você procura não está na lista da clínica. Ele pode ter mudado de nome."
        title="Exame não encontrado"
      />
    );
  }
  return (
    <>
      <PageHead description={exame.descricao} path={`/exames/${exame.slug}`} title={exame.nome} />
      <MedicalTestData exame={exame} />
      <ExameServiceData convenios={exame.convenios ?? []} exame={exame} />
      <article className="page-width pt-8 pb-20 md:pt-12 md:pb-28 print:p-0">
        <PrintedHead />
        <Breadcrumb here={exame.nome} parents={[{ href: "/exames", label: "Exames" }]} />
        <div className="mt-6 grid gap-x-16 gap-y-12 md:mt-8 lg:grid-cols-[1.75fr_1fr]">
          <div>
            <h1 className="text-h1">{exame.nome}</h1>
            <p className="mt-4 max-w-prose text-lead text-neutro-700 md:mt-6">{exame.descricao}</p>
            <Preparo passos={exame.passos} />
          </div>
          <div className="grid gap-y-10 self-start lg:pt-3">
            <Booking nome={exame.nome} slug={exame.slug} />
            <Whereabouts />
            <Convenios convenios={exame.convenios} />
          </div>
        </div>
      </article>
      <Related exames={related} />
      <InkCall
        id="duvida"
        text="Conte qual é o exame e o que o médico pediu. Explicamos o preparo passo a passo."
        title="Ficou com dúvida?"
      >
        <Button href="/contato" variant="filled-on-ink">
          Entrar em contato
        </Button>
        <PhoneButton variant="outline-on-ink" />
      </InkCall>
    </>
  );
}

function PrintedHead() {
  const { clinic } = useSite();
  return (
    <p className="hidden justify-between border-b border-neutro-400 pb-3 print:flex">
      <strong>{clinic.nome_clinica}</strong>
      <span className="tabular-nums">{formatTelefone(clinic.telefone)}</span>
    </p>
  );
}

function Booking({ nome, slug }: { nome: string; slug: string }) {
  return (
    <section aria-labelledby="marcar" className="border-t border-neutro-200 pt-8 print:hidden">
      <h2 className="text-h3" id="marcar">
        Marcar este exame
      </h2>
      <div className="mt-4 flex flex-wrap gap-3 lg:flex-col">
        <Button href={agendarHref(slug)} icon="calendar" variant="filled">
          Agendar
        </Button>
        <WhatsappButton
          label="Agendar pelo WhatsApp"
          text={`Olá! Gostaria de agendar o exame: ${nome}.`}
          variant="outline"
        />
        <PhoneButton variant="outline" />
      </div>
    </section>
  );
}

function Preparo({ passos }: { passos: string[] }) {
  return (
    <section
      aria-labelledby="preparo"
      className="mt-7 border-t border-neutro-200 pt-6 md:mt-12 md:pt-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h2" id="preparo">
          Preparo
        </h2>
        {passos.length > 0 && (
          <button
            className="inline-flex min-h-11 items-center gap-2 text-note font-semibold text-texto-primaria hover:underline print:hidden"
            data-print=""
            hidden
            type="button"
          >
            <Icon name="print" className="size-5" />
            Imprimir preparo
          </button>
        )}
      </div>
      {passos.length > 0 ? (
        <PreparoSteps className="mt-4 max-w-prose text-lead md:mt-6 [&>li]:pl-2" passos={passos} />
      ) : (
        <p className="mt-6 max-w-prose text-lead">
          Este exame não pede preparo. Traga o pedido médico, um documento com foto e os exames
          anteriores.
        </p>
      )}
    </section>
  );
}

function Whereabouts() {
  const { clinic } = useSite();
  return (
    <section
      aria-labelledby="onde"
      className="border-t border-neutro-200 pt-8 print:break-inside-avoid"
    >
      <h2 className="text-h3" id="onde">
        Onde e quando
      </h2>
      <p className="mt-3 text-neutro-700">
        <Lines text={clinic.endereco} />
      </p>
      <div className="mt-3 text-neutro-700">
        <Hours part="exame" services={["exames"]} />
      </div>
      <p className="mt-3 print:hidden">
        <a
          className="link inline-flex min-h-11 items-center"
          href={directionsHref(clinic.endereco)}
          rel="noopener"
          target="_blank"
        >
          Como chegar
        </a>
      </p>
    </section>
  );
}

function Related({ exames }: { exames: ExameName[] }) {
  if (exames.length === 0) return null;
  return (
    <section aria-labelledby="relacionados" className="section-space bg-papel-fundo print:hidden">
      <div className="page-width">
        <h2 className="text-h3" id="relacionados">
          Exames parecidos
        </h2>
        <ul className="mt-6 grid gap-x-12 border-neutro-300 sm:grid-cols-2">
          {exames.map(({ slug, nome }) => (
            <li className="border-t border-neutro-300" key={slug}>
              <a
                className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-texto-primaria"
                href={`/exames/${slug}`}
              >
                {nome}
                <Icon name="arrow-right" className="size-5 text-neutro-500" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
