/** Quem Somos: the clinic's story, what it holds to and what it does otherwise. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import bandAvif from "#app/images/band-linhas.avif?url";
import bandWebp from "#app/images/band-linhas.webp?url";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { DEFAULT_DIFERENCIAIS, DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import type { Item } from "#domain/estatisticas.ts";
import type { HomeSobre } from "#domain/home-sobre.ts";
import { getHomeEstrutura } from "#server/data/home-estrutura.ts";
import { getHomeSobre } from "#server/data/home-sobre.ts";
import { profissionais } from "#server/data/profissionais.ts";
import { readPictures } from "#server/http/pictures.ts";
import { requestContext } from "#server/http/request-context.ts";
import { readPublic } from "#server/public-read.ts";
import { ClinicPicture } from "../clinic-picture.tsx";
import { Icone } from "../icone.tsx";
import { InkCall } from "../ink-call.tsx";
import { PageHead } from "../page-head.tsx";
import { Pictures } from "../pictures.tsx";
import { Portrait } from "../portrait.tsx";
import { Registration } from "../registration.tsx";
import { SectionHead } from "../section-head.tsx";
import { WhatsappButton } from "../whatsapp-button.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const inHand = context.get(requestContext);
  const read = await readPublic(inHand, "quem-somos", async (tx) => ({
    sobre: await getHomeSobre(tx),
    estrutura: await getHomeEstrutura(tx),
    equipe: await profissionais.all(tx),
  }));
  const room = read?.estrutura?.imagens.find(({ url }) => url !== "");
  const portraits = (read?.equipe ?? []).map(({ foto_url }) => foto_url);
  const pictures = await readPictures(inHand, [room?.url, ...portraits]);
  const equipe = read?.equipe.map(({ nome, titulo, especialidade, foto_url, crm, rqe }) => ({
    nome,
    titulo,
    especialidade,
    foto_url,
    crm,
    rqe,
  }));
  return { ...aboutClinic(read?.sobre), room, equipe: equipe ?? [], pictures };
}

/** Each part that is saved replaces its default once it is not empty. */
function aboutClinic(saved: HomeSobre | undefined) {
  const or = (text: string | undefined, initial: string) => text || initial;
  const initial = DEFAULT_HOME_SOBRE;
  const diferenciais: (Item | string)[] = saved?.diferenciais.length
    ? saved.diferenciais
    : DEFAULT_DIFERENCIAIS;
  return {
    titulo: or(saved?.titulo, initial.titulo),
    descricao: or(saved?.descricao, initial.descricao),
    historia: or(saved?.historia, initial.historia),
    missao: or(saved?.missao, initial.missao),
    visao: or(saved?.visao, initial.visao),
    compromisso: or(saved?.compromisso, initial.compromisso),
    valores: saved?.valores.length ? saved.valores : initial.valores,
    numeros: saved?.numeros.length ? saved.numeros : initial.numeros,
    diferenciais,
  };
}

type About = Awaited<ReturnType<typeof loader>>;

export default function QuemSomosPage() {
  const about = useLoaderData<typeof loader>();
  return (
    <Pictures known={about.pictures}>
      <PageHead
        description={`Quem somos: ${about.descricao}`}
        path="/quem-somos"
        title="Quem Somos"
      />
      <PageIntro text={about.descricao} title="Quem Somos" />
      <History historia={about.historia} room={about.room} titulo={about.titulo} />
      <Figures numeros={about.numeros} />
      <Purpose about={about} />
      <Values valores={about.valores} />
      <Differentials diferenciais={about.diferenciais} />
      <Team equipe={about.equipe} />
      <InkCall
        id="conversar"
        text="Pergunte sobre um exame, um preparo ou um horário. Quem responde trabalha aqui."
        title="Quer conhecer a clínica?"
      >
        <WhatsappButton label="Falar pelo WhatsApp" look="filled-on-ink" />
        <ButtonLink href="/profissionais" look="outline-on-ink">
          Conhecer a equipe
        </ButtonLink>
      </InkCall>
    </Pictures>
  );
}

/** On a phone the picture follows the text; beside it there is room for it on a wide screen. */
function History({ titulo, historia, room }: Pick<About, "titulo" | "historia" | "room">) {
  return (
    <section aria-labelledby="historia" className="page-width pb-20 md:pb-28">
      <div className="grid gap-x-16 gap-y-8 border-t border-neutro-200 pt-10 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr]">
        <h2 className="text-h2" id="historia">
          {titulo}
        </h2>
        <div className="max-w-prose space-y-5 text-lead lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {historia.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {room && (
          <figure>
            <ClinicPicture
              alt={room.descricao || room.titulo}
              className="aspect-[4/3] w-full rounded-wide object-cover"
              sizes="(min-width: 64rem) 28rem, 85vw"
              url={room.url}
            />
            {room.titulo && (
              <figcaption className="mt-3 text-[0.9375rem] text-neutro-700">
                {room.titulo}
              </figcaption>
            )}
          </figure>
        )}
      </div>
    </section>
  );
}

function Figures({ numeros }: Pick<About, "numeros">) {
  return (
    <section aria-label="Nossos números" className="on-ink relative overflow-hidden">
      <picture className="contents">
        <source srcSet={bandAvif} type="image/avif" />
        <img
          alt=""
          className="band-image"
          height="600"
          loading="lazy"
          src={bandWebp}
          width="1600"
        />
      </picture>
      <dl className="page-width relative grid grid-cols-2 gap-x-6 gap-y-10 py-16 md:grid-cols-4 md:py-20">
        {numeros.map(({ valor, descricao }) => (
          <div className="flex flex-col-reverse justify-end" key={descricao + valor}>
            <dt className="mt-1 text-neutro-200">{descricao}</dt>
            <dd className="text-h2 tabular-nums">{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Purpose({ about }: { about: About }) {
  const texts = [
    { titulo: "Missão", texto: about.missao },
    { titulo: "Visão", texto: about.visao },
    { titulo: "Compromisso", texto: about.compromisso },
  ];
  return (
    <section aria-label="Missão, visão e compromisso" className="section-space">
      <dl className="page-width">
        {texts.map(({ titulo, texto }) => (
          <div
            className="grid gap-x-16 gap-y-2 border-t border-neutro-200 py-8 lg:grid-cols-[1fr_1.6fr]"
            key={titulo}
          >
            <dt className="text-h3">{titulo}</dt>
            <dd className="max-w-prose text-lead text-neutro-700">{texto}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Values({ valores }: Pick<About, "valores">) {
  return (
    <section aria-labelledby="valores" className="section-space bg-papel-fundo">
      <div className="page-width">
        <h2 className="text-h2" id="valores">
          Nossos valores
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {valores.map(({ icone, titulo, descricao }) => (
            <li key={titulo}>
              <Icone name={icone} className="size-9 text-texto-primaria" />
              <h3 className="mt-4 text-h3">{titulo}</h3>
              <p className="mt-1.5 text-neutro-700">{descricao}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Differentials({ diferenciais }: Pick<About, "diferenciais">) {
  return (
    <section aria-labelledby="diferenciais" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 className="text-h2" id="diferenciais">
          O que fazemos diferente
        </h2>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {diferenciais.map((item) =>
            typeof item === "string" ? (
              <li className="flex gap-3 border-t border-neutro-200 py-5" key={item}>
                <Icon name="check" className="mt-0.5 size-6 text-texto-primaria" />
                {item}
              </li>
            ) : (
              <li className="flex gap-4 border-t border-neutro-200 py-6" key={item.titulo}>
                <Icone name={item.icone} className="mt-0.5 size-7 text-texto-primaria" />
                <div>
                  <h3 className="font-semibold">{item.titulo}</h3>
                  <p className="mt-1 text-[0.9375rem] text-neutro-700">{item.descricao}</p>
                </div>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** The people, where there are any to show; names and specialties are on their own page in full. */
function Team({ equipe }: Pick<About, "equipe">) {
  if (equipe.length === 0) return null;
  return (
    <section aria-labelledby="equipe" className="section-space bg-papel-fundo">
      <div className="page-width">
        <SectionHead
          id="equipe"
          more={{ href: "/profissionais", label: "Formação, registro e horários" }}
          title="Quem trabalha aqui"
        />
        <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {equipe.map((profissional) => (
            <li key={profissional.nome}>
              <Portrait
                className="w-full"
                foto_url={profissional.foto_url}
                late
                nome={profissional.nome}
                sizes="(min-width: 40rem) 18rem, 50vw"
              />
              <h3 className="mt-3 font-semibold leading-snug">{profissional.nome}</h3>
              <p className="text-[0.9375rem] leading-snug text-neutro-700">
                {profissional.especialidade}
              </p>
              <Registration profissional={profissional} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
