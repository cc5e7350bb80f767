import type { ReactNode } from "react";
import { type ActionFunctionArgs, useActionData, useSearchParams } from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields, isRefused } from "#app/ui/form-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { formatTelefone, telHref, whatsappHref } from "#domain/clinica/telefone.ts";
import { contatoForm } from "#domain/mensagens/contato.ts";
import { storeContato } from "#server/http/forms/store-mensagem.ts";
import { Hours } from "../clinica/hours.tsx";
import { MapBox } from "../clinica/map-box.tsx";
import { directionsHref } from "../clinica/map-links.ts";
import { OpenState } from "../clinica/open-state.tsx";
import { answerPublicForm } from "../form/answer-public-form.server.ts";
import { ConsentText } from "../form/consent-text.tsx";
import { FormOutcome } from "../form/form-outcome.tsx";
import { Honeypot } from "../form/honeypot.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useSite } from "../site.ts";

const FIELDS = ["nome", "telefone", "email", "assunto", "mensagem"] as const;

const SENT = { title: "Mensagem enviada! Responderemos em até 24 horas." };

export function action(args: ActionFunctionArgs) {
  return answerPublicForm(args, {
    name: "contato",
    schema: contatoForm,
    path: "/contato",
    store: storeContato,
  });
}

export const headers = actionHeaders;

export default function ContatoPage() {
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        description="Fale com a clínica por formulário, telefone ou WhatsApp. Endereço, horários e como chegar."
        isRefused={isRefused(answer?.result) || answer?.notice !== undefined}
        path="/contato"
        title="Contato"
      />
      <PageIntro
        text="Pergunte sobre um exame, um preparo ou um horário. Respondemos em até 24 horas."
        title="Contato"
      />
      <div className="page-width grid gap-x-16 gap-y-14 pb-20 md:pb-28 lg:grid-cols-[1fr_1.25fr] lg:grid-rows-[auto_1fr] lg:gap-y-0">
        <Reach />
        <ContactForm />
        <MoreCards />
      </div>
      <section aria-label="Mapa" className="page-width pb-20 md:pb-28">
        <MapBox />
      </section>
    </>
  );
}

function ContactForm() {
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const isSent = search.get("enviado") === "1";
  const fields = answeredFields(FIELDS, answer?.result);
  return (
    <section aria-labelledby="escreva" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 className="text-h2" id="escreva">
        Escreva para a clínica
      </h2>
      <div className="mt-6 empty:hidden">
        <FormOutcome answer={answer} success={isSent ? SENT : undefined} />
      </div>
      <p className="mt-4 text-neutro-700">
        Escreva seu nome e sua mensagem, e deixe um telefone ou um e-mail para a resposta.
      </p>
      <form action="/contato" className="mt-6 grid gap-5" method="post" noValidate>
        <TextField autoComplete="name" field={fields.nome} label="Nome" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField autoComplete="tel" field={fields.telefone} label="Telefone" type="tel" />
          <TextField autoComplete="email" field={fields.email} label="E-mail" type="email" />
        </div>
        <TextField description="Opcional." field={fields.assunto} label="Assunto" />
        <TextField field={fields.mensagem} label="Mensagem" required rows={6} />
        <Honeypot />
        <ConsentText finalidade="contato" />
        <div>
          <Button variant="filled" type="submit">
            Enviar Mensagem
          </Button>
        </div>
      </form>
    </section>
  );
}

function Reach() {
  const { clinic } = useSite();
  const { whatsapp } = clinic.links_redes_sociais;
  return (
    <div>
      <div className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <CallButton href={telHref(clinic.telefone)} icon="phone" label="Telefone">
          {formatTelefone(clinic.telefone)}
        </CallButton>
        <CallButton href={whatsappHref(whatsapp)} icon="whatsapp" isNewTab label="WhatsApp">
          {formatTelefone(whatsapp)}
        </CallButton>
      </div>
      <dl className="border-b border-neutro-200 lg:border-b-0">
        <Card icon="map-pin" term="Endereço">
          <Lines text={clinic.endereco} />
          <a
            className="link mt-1 inline-flex min-h-11 items-center"
            href={directionsHref(clinic.endereco)}
            rel="noopener"
            target="_blank"
          >
            Como chegar
          </a>
        </Card>
      </dl>
    </div>
  );
}

interface CallButtonProps {
  href: string;
  icon: string;
  label: string;
  isNewTab?: boolean;
  children: string;
}

function CallButton({ href, icon, label, isNewTab, children }: CallButtonProps) {
  return (
    <Button
      className="min-h-16 justify-start! text-left tabular-nums"
      href={href}
      variant="outline"
      {...(isNewTab && { rel: "noopener", target: "_blank" })}
    >
      <Icon name={icon} className="size-7 text-texto-primaria" />
      <span className="min-w-0">
        <span className="block text-sm font-normal">{label}</span> {children}
      </span>
    </Button>
  );
}

function MoreCards() {
  const { clinic } = useSite();
  return (
    <dl className="self-start border-b border-neutro-200">
      <Card icon="mail" term="E-mail">
        <a
          className="link -my-1 inline-flex min-h-11 items-center break-all"
          href={`mailto:${clinic.email}`}
        >
          {clinic.email}
        </a>
      </Card>
      <Card icon="clock" term="Horário">
        <p className="font-semibold empty:hidden">
          <OpenState isBesideHours />
        </p>
        <div className="mt-2">
          <Hours part="contato" />
        </div>
      </Card>
    </dl>
  );
}

function Card({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="relative border-t border-neutro-200 py-5 pl-9">
      <dt className="text-note text-neutro-700">
        <Icon name={icon} className="absolute top-5.5 left-0 text-texto-primaria" />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
