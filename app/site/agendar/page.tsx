import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { nivelOf } from "#domain/exames/cobertura.ts";
import { exames as exameRecords } from "#server/data/exames/exames.ts";
import { convenios as convenioRecords } from "#server/data/plain-lists.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { AgendarForm } from "./agendar-form.tsx";
import { answerAgendar } from "./answer-agendar.server.ts";

export const handle = { sendsFiles: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).searchParams.get("exame")?.trim() ?? "";
  const read = await readPublic(context.get(requestContext), "agendar", async (tx) => ({
    convenios: (await convenioRecords.all(tx)).map(({ id, nome }) => ({ id, nome })),
    exames: (await exameRecords.all(tx)).map(
      ({ id, slug, nome, cobertura, convenios, autorizacao }) => ({
        id,
        slug,
        nome,
        cobertura,
        convenios,
        autorizacao,
      }),
    ),
  }));
  const { convenios, exames } = read ?? { convenios: [], exames: [] };
  const exame = exames.find((one) => one.slug === slug);
  const named = (nivel: "nao" | "autorizacao") =>
    exame ? convenios.filter(({ id }) => nivelOf(exame, id) === nivel).map(({ nome }) => nome) : [];
  return {
    convenios,
    exames: exames.map(({ id, nome }) => ({ id, nome })),
    exame: exame && { id: exame.id, nome: exame.nome },
    semCobertura: named("nao"),
    comAutorizacao: named("autorizacao"),
  };
}

export const action = answerAgendar;

export const headers = actionHeaders;

const STEPS = [
  "Conte qual é o exame e quando você pode vir. Se não souber o nome, a foto do pedido médico basta.",
  "A clínica confere o convênio, pede a autorização se for preciso e responde em até 24 horas.",
  "Você acompanha tudo em uma página sua, com o código que aparece no fim.",
] as const;

export default function AgendarPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        description="Peça o seu exame pelo site: escolha o exame e o convênio, envie a foto do pedido médico e receba a resposta em até 24 horas."
        isRefused={isRefused(answer?.result) || answer?.notice !== undefined}
        path="/agendar"
        title="Agendar exame"
      />
      <PageIntro
        text="Sem cadastro e sem telefonema. Respondemos em até 24 horas."
        title="Agendar exame"
      />
      <div className="page-width grid gap-x-16 gap-y-14 pb-20 md:pb-28 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="pedido">
          <Unavailable className="mb-8" subject="A lista de exames não pôde ser lida" />
          <AgendarForm {...loaded} answer={answer} />
        </section>
        <aside className="grid gap-10 self-start">
          <section aria-labelledby="como">
            <h2 className="text-h3" id="como">
              Como funciona
            </h2>
            <ol className="steps mt-4">
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <p className="flex gap-3 text-note text-neutro-700">
            <Icon name="shield-check" className="mt-0.5 size-5 text-texto-primaria" />
            <span>
              Fotos e dados ficam cifrados, e só quem cuida dos pedidos na clínica os abre. As fotos
              são apagadas 30 dias depois do fim do pedido, ou da chegada, se a clínica não o
              atendeu. Veja a{" "}
              <a className="link" href="/privacidade">
                Política de Privacidade
              </a>
              .
            </span>
          </p>
          <section aria-labelledby="falar">
            <h2 className="text-h3" id="falar">
              Prefere falar com a gente?
            </h2>
            <div className="mt-4 flex flex-wrap gap-3">
              <WhatsappButton
                label="Agendar pelo WhatsApp"
                text="Olá! Gostaria de agendar um exame."
                variant="outline"
              />
              <PhoneButton variant="outline" />
            </div>
          </section>
        </aside>
      </div>
    </>
  );
}
