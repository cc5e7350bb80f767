import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useIsIncomplete } from "#app/ui/incomplete.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import type { Convenio } from "#domain/clinica/convenios.ts";
import { CONVENIOS_GUIDE } from "#domain/defaults/convenios-guide.ts";
import { searchCobertura } from "#domain/exames/busca-cobertura.ts";
import { firstLetter } from "#domain/texto/first-letter.ts";
import { exames as exameRecords } from "#server/data/exames/exames.ts";
import { convenios as records } from "#server/data/plain-lists.ts";
import { inlineSmallImages } from "#server/http/files/inline-images.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { lastGood, readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { ClinicPicture } from "../clinica/clinic-picture.tsx";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { Pictures } from "../clinica/pictures.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { InkCall } from "../frame/ink-call.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { MoreLink } from "../frame/section-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { CoberturaGroups } from "./cobertura-groups.tsx";
import { ConvenioSearchForm } from "./convenio-search-form.tsx";

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const { searchParams } = new URL(request.url);
  const busca = searchParams.get("busca")?.trim() ?? "";
  const exame = searchParams.get("exame")?.trim() ?? "";
  const read = await readPublic(context, "convenios", async (tx) => ({
    convenios: await records.all(tx),
    exames: (await exameRecords.all(tx)).map(
      ({ slug, nome, cobertura, convenios, autorizacao }) => ({
        slug,
        nome,
        cobertura,
        convenios,
        autorizacao,
      }),
    ),
  }));
  const known = read ?? lastGood<typeof read>(context, "convenios", "/convenios");
  const lists = known ?? { convenios: [], exames: [] };
  const isSearch = known !== undefined && Boolean(busca || exame);
  const { convenios, ...resposta } = searchCobertura({ ...lists, busca, exame });
  const logos = convenios.map(({ logo_url }) => logo_url);
  const pictures = await readPictures(context, logos);
  const inline = await inlineSmallImages(context, logos, pictures);
  return {
    pictures,
    busca,
    exame,
    isSearch,
    ...resposta,
    convenios: convenios.map(({ nome, logo_url, observacoes }) => ({
      nome,
      logo_url,
      logo: inline.get(logo_url ?? ""),
      observacoes,
    })),
  };
}

const LIST_ID = "lista-de-convenios";

type ConvenioShown = Pick<Convenio, "nome" | "logo_url" | "observacoes"> & { logo?: string };

export default function ConveniosPage() {
  const { convenios, pictures, busca, exame, isSearch, status, grupos, isCut } =
    useLoaderData<typeof loader>();
  const isIncomplete = useIsIncomplete();
  return (
    <Pictures known={pictures}>
      <PageHead
        description="Convênios aceitos pela clínica, documentos para trazer e como agendar o seu exame pelo plano."
        path="/convenios"
        title={isSearch ? `Convênios: ${[busca, exame].filter(Boolean).join(", ")}` : "Convênios"}
      />
      <PageIntro
        text="Veja se o seu plano está na lista e quais exames ele cobre. Se não estiver, pergunte: também atendemos particular."
        title="Convênios"
      />
      <search className="page-width pb-6">
        <ConvenioSearchForm busca={busca} exame={exame} listId={LIST_ID} />
      </search>
      <section aria-label="Convênios aceitos" className="page-width pb-20 md:pb-28" id={LIST_ID}>
        <p className="min-h-8 pb-6 text-lead font-medium" role="status">
          {isSearch && status}
        </p>
        <Unavailable subject="A lista de convênios não pôde ser lida" />
        {convenios.length === 0 && !isSearch && !isIncomplete && (
          <p className="border-t border-neutro-200 py-12 text-lead text-neutro-700">
            A lista de convênios está sendo preparada. Ligue ou escreva para saber se o seu plano é
            aceito.
          </p>
        )}
        {convenios.length > 0 && (
          <ul className="grid gap-x-16 border-neutro-200 border-b md:grid-cols-2">
            {convenios.map((convenio) => (
              <ConvenioItem convenio={convenio} key={convenio.nome} />
            ))}
          </ul>
        )}
        {grupos.length > 0 && (
          <div className={convenios.length > 0 ? "mt-10" : ""}>
            <CoberturaGroups grupos={grupos} />
            <p className="mt-6 text-neutro-700">
              {isCut && "Há mais resultados: escreva o nome completo para vê-los. "}A cobertura
              depende do seu plano: confirme antes de vir.
            </p>
          </div>
        )}
        {isSearch && <MoreLink href="/convenios" label="Ver todos os convênios" />}
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          {(isSearch || convenios.length > 0) && (
            <p className="text-lead">Não achou o seu plano?</p>
          )}
          <WhatsappButton
            label="Perguntar pelo WhatsApp"
            variant="outline"
            text="Olá! Vocês atendem o meu convênio? O nome do plano é: "
          />
        </div>
      </section>
      <Guide />
      <InkCall
        id="agendar"
        text="Diga o nome do exame e do convênio. Conferimos a cobertura com você e marcamos o horário."
        title="Agende pelo seu convênio"
      >
        <WhatsappButton
          label="Agendar pelo WhatsApp"
          variant="filled-on-ink"
          text="Olá! Quero agendar um exame pelo convênio."
        />
        <PhoneButton variant="outline-on-ink" />
      </InkCall>
    </Pictures>
  );
}

const LOGO = "h-16 w-24 rounded-soft border border-neutro-200";

function ConvenioItem({ convenio }: { convenio: ConvenioShown }) {
  const { nome, logo_url, logo, observacoes } = convenio;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-5 border-neutro-200 border-t py-5">
      {logo_url ? (
        <ClinicPicture
          alt={null}
          className={`${LOGO} bg-white object-contain p-1.5`}
          fallback={{ letter: firstLetter(nome) }}
          isFramed
          inline={logo}
          late={!logo}
          sizes="6rem"
          url={logo_url}
        />
      ) : (
        <span aria-hidden="true" className={`${LOGO} logo-letter`}>
          {firstLetter(nome)}
        </span>
      )}
      <div>
        <h2 className="font-semibold leading-snug">{nome}</h2>
        {observacoes && (
          <p className="mt-1 text-note leading-snug text-neutro-700">{observacoes}</p>
        )}
      </div>
    </li>
  );
}

function Guide() {
  return (
    <section aria-labelledby="guia" className="section-space bg-papel-fundo">
      <div className="page-width">
        <h2 className="text-h2" id="guia">
          Como agendar pelo convênio
        </h2>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
          <ol className="steps">
            {CONVENIOS_GUIDE.passos.map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ol>
          <div>
            <h3 className="text-h3">Traga estes documentos</h3>
            <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-texto-primaria">
              {CONVENIOS_GUIDE.documentos.map((documento) => (
                <li key={documento}>{documento}</li>
              ))}
            </ul>
          </div>
        </div>
        <h3 className="mt-16 text-h3">Antes de marcar, confira</h3>
        <dl className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {CONVENIOS_GUIDE.observacoes.map(({ titulo, texto }) => (
            <div className="border-t border-neutro-300 pt-4" key={titulo}>
              <dt className="font-semibold">{titulo}</dt>
              <dd className="mt-1 text-note text-neutro-700">{texto}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
