import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { requestContext } from "#server/http/request-context.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useSite } from "../site.ts";
import { answerLookUp } from "./answer-look-up.server.ts";
import { CodeForm } from "./code-form.tsx";
import { LookupForm } from "./lookup-form.tsx";
import { resultsLinks } from "./results-links.ts";

const STEPS = [
  "Digite o CPF do paciente",
  "Confirme a data de nascimento",
  "Acesse seus laudos",
] as const;

const FEATURES = [
  "Visualização dos laudos na tela",
  "Download em PDF",
  "Histórico de exames",
  "Acesso seguro e cifrado",
] as const;

const SECURITY = [
  {
    icon: "shield-check",
    titulo: "Dados cifrados",
    texto: "Os laudos são guardados e enviados cifrados, do nosso servidor à sua tela.",
  },
  {
    icon: "users",
    titulo: "Acesso restrito",
    texto: "Só o paciente ou o responsável legal abre o laudo, com dados que só ele tem.",
  },
  {
    icon: "file-check",
    titulo: "Conformidade com a LGPD",
    texto: "Tratamos os seus dados de saúde como manda a Lei nº 13.709/2018.",
  },
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const step = new URL(request.url).searchParams.get("etapa");
  return { step: step === "codigo" ? ("codigo" as const) : ("buscar" as const) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return answerLookUp(context.get(requestContext), request);
}

export const headers = actionHeaders;

export default function ResultadosPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const step = answer?.step ?? loaded.step;
  return (
    <>
      <PageHead
        description="Acesse seus laudos e resultados de exames de forma segura e rápida."
        isRefused={isRefused(answer?.result)}
        path="/resultados"
        title="Resultados Online"
      />
      <PageIntro
        text="Acesse seus laudos e resultados de exames de forma segura e rápida"
        title="Resultados Online"
      />
      <div className="page-width grid gap-x-16 gap-y-16 pb-20 md:pb-28 lg:grid-cols-[1.25fr_1fr]">
        {step === "codigo" ? <CodeForm answer={answer} /> : <LookupForm answer={answer} />}
        <Guide />
      </div>
      <Security />
    </>
  );
}

function Guide() {
  const [, insurer] = resultsLinks(useSite());
  return (
    <div className="grid gap-12 self-start">
      <section aria-labelledby="como">
        <h2 className="text-h3" id="como">
          Como acessar
        </h2>
        <ol className="steps mt-4">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="recursos">
        <h2 className="text-h3" id="recursos">
          O que você encontra
        </h2>
        <ul className="mt-4 grid gap-3">
          {FEATURES.map((feature) => (
            <li className="flex gap-3" key={feature}>
              <Icon name="check" className="lead-icon" />
              {feature}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ajuda">
        <h2 className="text-h3" id="ajuda">
          Precisa de ajuda?
        </h2>
        <p className="mt-3 text-neutro-700">
          Se não encontrar o protocolo ou o resultado, fale com a recepção.
        </p>
        {insurer && (
          <p className="mt-3 text-neutro-700">
            Fez o exame pela Cassems? O resultado está em{" "}
            <a className="link" href={insurer.href} rel="noopener" target="_blank">
              {insurer.label}
            </a>
            .
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <PhoneButton variant="outline" />
          <WhatsappButton
            label="Pedir ajuda pelo WhatsApp"
            variant="outline"
            text="Olá! Preciso de ajuda para acessar meus resultados."
          />
        </div>
      </section>
    </div>
  );
}

function Security() {
  return (
    <section aria-labelledby="seguranca" className="on-ink">
      <div className="page-width section-space">
        <h2 className="text-h2" id="seguranca">
          Segurança e privacidade
        </h2>
        <p className="mt-4 max-w-prose text-lead text-neutro-200">
          Laudos são dados de saúde. A Lei Geral de Proteção de Dados (LGPD) pede cuidado maior com
          eles, e nós também.
        </p>
        <ul className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {SECURITY.map(({ icon, titulo, texto }) => (
            <li className="border-t border-white/20 pt-6" key={titulo}>
              <Icon name={icon} className="size-8 text-brilho" />
              <h3 className="mt-4 text-h3">{titulo}</h3>
              <p className="mt-2 text-neutro-200">{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
