import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { depoimentosSecao } from "#server/data/depoimentos.ts";
import { getHomeEstrutura } from "#server/data/home/home-estrutura.ts";
import { getHomeSobre } from "#server/data/home/home-sobre.ts";
import { profissionais } from "#server/data/plain-lists.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { readPublic, readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { Pictures } from "../clinica/pictures.tsx";
import { Portrait } from "../clinica/portrait.tsx";
import { Registration } from "../clinica/registration.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { InkCall } from "../frame/ink-call.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { aboutClinic } from "./about-clinic.ts";
import { Story } from "./story.tsx";

export async function loader({ context: routerContext }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const read = await readPublic(context, "quem-somos", async (tx) => ({
    sobre: await getHomeSobre(tx),
    estrutura: await getHomeEstrutura(tx),
    figuras: await depoimentosSecao.read(tx),
    equipe: await profissionais.all(tx),
  }));
  const { ocultar_exemplos: hidesSamples } = await readSettings(context);
  const room = read?.estrutura?.imagens.find(({ url }) => url !== "");
  const portraits = (read?.equipe ?? []).map(({ foto_url }) => foto_url);
  const pictures = await readPictures(context, [room?.url, ...portraits]);
  const equipe = read?.equipe.map(({ nome, titulo, especialidade, foto_url, crm, rqe }) => ({
    nome,
    titulo,
    especialidade,
    foto_url,
    crm,
    rqe,
  }));
  const satisfacao = read?.figuras?.satisfacao;
  return {
    ...aboutClinic(read?.sobre, { hidesSamples, satisfacao }),
    room,
    equipe: equipe ?? [],
    pictures,
  };
}

type QuemSomos = Awaited<ReturnType<typeof loader>>;

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
      <Story about={about} />
      <Team equipe={about.equipe} />
      <InkCall
        id="conversar"
        text="Pergunte sobre um exame, um preparo ou um horário. Quem responde trabalha aqui."
        title="Quer conhecer a clínica?"
      >
        <WhatsappButton label="Falar pelo WhatsApp" variant="filled-on-ink" />
        <Button href="/profissionais" variant="outline-on-ink">
          Conhecer a equipe
        </Button>
      </InkCall>
    </Pictures>
  );
}

function Team({ equipe }: Pick<QuemSomos, "equipe">) {
  if (equipe.length === 0) return <Unread />;
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
                foto_url={profissional.foto_url}
                late
                nome={profissional.nome}
                sizes="(min-width: 40rem) 18rem, 50vw"
              />
              <h3 className="mt-3 font-semibold leading-snug">{profissional.nome}</h3>
              <p className="text-note leading-snug text-neutro-700">{profissional.especialidade}</p>
              <Registration profissional={profissional} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Unread() {
  return (
    <div className="page-width empty:hidden">
      <Unavailable className="mb-20" subject="Parte desta página não pôde ser lida" />
    </div>
  );
}
