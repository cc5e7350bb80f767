/** Resultados Online: the patient's way to a report. */
import { type ActionFunctionArgs, data, useActionData } from "react-router";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields, isRefused } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { parseForm } from "#app/ui/read-form-data.ts";
import { isoDate } from "#domain/datas.ts";
import { resultsLookupForm } from "#domain/results-lookup.ts";
import { Honeypot } from "../honeypot.tsx";
import { PageHead } from "../page-head.tsx";
import { PhoneButton } from "../phone-button.tsx";
import { resultsLinks } from "../results-links.ts";
import { ServiceUnavailable } from "../service-unavailable.tsx";
import { useSite } from "../site.ts";
import { WhatsappButton } from "../whatsapp-button.tsx";

const FIELDS = ["cpf", "dataNascimento", "protocolo"] as const;

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

export async function action({ request }: ActionFunctionArgs) {
  const submission = await parseForm(request, resultsLookupForm(isoDate(new Date())));
  const result = submission.reply();
  if (submission.status === "success") return data({ result, isUnavailable: true });
  return data({ result, isUnavailable: false }, { status: 400 });
}

export default function ResultadosPage() {
  const answer = useActionData<typeof action>();
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
        <LookupForm />
        <Guide />
      </div>
      <Security />
    </>
  );
}

function LookupForm() {
  const answer = useActionData<typeof action>();
  const fields = answeredFields(FIELDS, answer?.result);
  return (
    <section aria-labelledby="buscar">
      <div className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10">
        <h2 className="text-h2" id="buscar">
          Buscar resultados
        </h2>
        {answer?.isUnavailable && (
          <div className="mt-6">
            <ServiceUnavailable />
          </div>
        )}
        <form autoComplete="off" className="mt-6 grid gap-5" method="post" noValidate>
          <TextField
            data-mask="cpf"
            field={fields.cpf}
            inputMode="numeric"
            label="CPF do Paciente"
            placeholder="000.000.000-00"
            required
          />
          <TextField
            field={fields.dataNascimento}
            label="Data de Nascimento"
            required
            type="date"
          />
          <TextField
            autoCapitalize="characters"
            description="Está no comprovante que você recebeu no dia do exame."
            field={fields.protocolo}
            label="Protocolo do Exame (opcional)"
            spellCheck={false}
          />
          <Honeypot />
          <p className="flex gap-3 text-[0.9375rem] text-neutro-700">
            <Icon name="shield-check" className="mt-0.5 size-5 text-texto-primaria" />
            <span>
              Pedimos estes dados só para confirmar que o laudo é seu. Eles são protegidos pela Lei
              Geral de Proteção de Dados (LGPD). Veja a{" "}
              <a className="link" href="/privacidade">
                Política de Privacidade
              </a>
              .
            </span>
          </p>
          <div>
            <button className="button w-full sm:w-auto" type="submit">
              <Icon name="search" className="size-5" />
              Buscar Resultados
            </button>
          </div>
        </form>
      </div>
    </section>
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
              <Icon name="check" className="mt-0.5 size-6 text-texto-primaria" />
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
          <PhoneButton look="outline" />
          <WhatsappButton
            label="Pedir ajuda pelo WhatsApp"
            look="outline"
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
