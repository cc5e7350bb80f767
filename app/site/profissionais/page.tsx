import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { DEFAULT_PROFISSIONAIS } from "#domain/defaults/profissionais.ts";
import { PROFISSIONAIS_EDUCACAO_CONTINUADA } from "#domain/defaults/profissionais-panels.ts";
import { formatWeek } from "#domain/horarios/week-text.ts";
import { profissionais as records } from "#server/data/plain-lists.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { Pictures } from "../clinica/pictures.tsx";
import { Portrait } from "../clinica/portrait.tsx";
import { Registration } from "../clinica/registration.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { PhysiciansData } from "../json-ld/structured-data.tsx";
import { useSite } from "../site.ts";

export async function loader({ context: routerContext }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const saved = await readPublic(context, "profissionais", records.all);
  // Sample doctors are shown only while no doctor is saved, never because reading failed.
  const shown = saved?.length === 0 ? DEFAULT_PROFISSIONAIS : (saved ?? []);
  const pictures = await readPictures(
    context,
    shown.map(({ foto_url }) => foto_url),
  );
  return {
    pictures,
    profissionais: shown.map((profissional) => ({
      nome: profissional.nome,
      titulo: profissional.titulo,
      foto_url: profissional.foto_url,
      especialidade: profissional.especialidade,
      crm: profissional.crm,
      rqe: profissional.rqe,
      formacao: profissional.formacao,
      especializacoes: profissional.especializacoes,
      horarios: profissional.horarios,
    })),
  };
}

type ProfissionalShown = Awaited<ReturnType<typeof loader>>["profissionais"][number];

export default function ProfissionaisPage() {
  const { profissionais, pictures } = useLoaderData<typeof loader>();
  return (
    <Pictures known={pictures}>
      <PageHead
        description="Os médicos que fazem e laudam os exames da clínica: especialidade, registro, formação e horários."
        path="/profissionais"
        title="Profissionais"
      />
      <PhysiciansData profissionais={profissionais} />
      <PageIntro
        text="Cada laudo tem um médico que responde por ele. Conheça quem examina, interpreta e assina."
        title="Profissionais"
      />
      <section aria-label="Equipe médica" className="page-width pb-20 md:pb-28">
        <Unavailable subject="A lista de profissionais não pôde ser lida" />
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {profissionais.map((profissional) => (
            <Doctor key={profissional.nome} profissional={profissional} />
          ))}
        </ul>
      </section>
      <section
        aria-label="Agendamento e educação continuada"
        className="section-space bg-papel-fundo"
      >
        <div className="page-width grid gap-x-16 gap-y-16 lg:grid-cols-2">
          <Scheduling />
          <Education />
        </div>
      </section>
    </Pictures>
  );
}

function Doctor({ profissional }: { profissional: ProfissionalShown }) {
  const { nome, foto_url, especialidade, formacao, especializacoes, horarios } = profissional;
  return (
    <li className="grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-neutro-200 py-8 sm:grid-cols-[min(11rem,35%)_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <Portrait className="self-start sm:row-span-2" foto_url={foto_url} late nome={nome} />
      <div className="self-center">
        <h2 className="text-h3">{nome}</h2>
        <p className="text-texto-primaria">{especialidade}</p>
        <Registration profissional={profissional} />
      </div>
      <div className="max-sm:col-span-2">
        {formacao && <p className="text-note text-neutro-700">{formacao}</p>}
        {especializacoes.length > 0 && (
          <ul aria-label="Especializações" className="mt-3 flex flex-wrap gap-2">
            {especializacoes.map((especializacao) => (
              <li
                className="max-w-full rounded-full border border-neutro-300 px-3 py-0.5 text-sm leading-relaxed"
                key={especializacao}
              >
                {especializacao}
              </li>
            ))}
          </ul>
        )}
        {horarios && (
          <p className="mt-3 flex gap-2 text-note tabular-nums">
            <Icon name="clock" className="mt-0.5 size-5 text-texto-primaria" />
            <span className="min-w-0">
              <span className="sr-only">Atende: </span>
              {horarios}
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function Scheduling() {
  const { exames } = useSite().horarios;
  return (
    <div>
      <h2 className="text-h2">Agendamento de exames</h2>
      <dl className="mt-6 border-b border-neutro-300 tabular-nums">
        {formatWeek(exames).map(({ dias, horas }) => (
          <div className="flex justify-between gap-6 border-t border-neutro-300 py-3" key={dias}>
            <dt>{dias}</dt>
            <dd className="text-right font-semibold">{horas}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <WhatsappButton label="Agendar pelo WhatsApp" text="Olá! Gostaria de agendar um exame." />
        <PhoneButton variant="outline" />
      </div>
    </div>
  );
}

function Education() {
  const { titulo, texto, itens } = PROFISSIONAIS_EDUCACAO_CONTINUADA;
  return (
    <div>
      <h2 className="text-h2">{titulo}</h2>
      <p className="mt-5 max-w-prose text-neutro-700">{texto}</p>
      <ul className="mt-5 grid max-w-prose gap-3">
        {itens.map((item) => (
          <li className="flex gap-3" key={item}>
            <Icon name="check" className="lead-icon" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
