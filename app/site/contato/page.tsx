/** Contato: write, call, come. */

import type { ReactNode } from "react";
import { type ActionFunctionArgs, data, useActionData } from "react-router";
import { answeredFields, fieldErrors, readForm } from "#app/ui/form-answer.ts";
import { FormField, FormTextarea } from "#app/ui/form-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "#app/ui/lines.tsx";
import { contatoForm } from "#domain/contato.ts";
import { formatTelefone, telHref, whatsappHref } from "#domain/telefone.ts";
import { Honeypot } from "../honeypot.tsx";
import { MapBox } from "../map-box.tsx";
import { directionsHref } from "../map-links.ts";
import { OpenState } from "../open-state.tsx";
import { PageHead } from "../page-head.tsx";
import { PageIntro } from "../page-intro.tsx";
import { ServiceUnavailable } from "../service-unavailable.tsx";
import { useSite } from "../site.ts";

const FIELDS = ["nome", "telefone", "email", "assunto", "mensagem"] as const;

export async function action({ request }: ActionFunctionArgs) {
  const values = await readForm(request, FIELDS);
  const parsed = contatoForm.safeParse(values);
  if (parsed.success) return data({ values, errors: {}, isUnavailable: true });
  return data({ values, errors: fieldErrors(parsed.error), isUnavailable: false }, { status: 400 });
}

export default function ContatoPage() {
  return (
    <>
      <PageHead
        description="Fale com a clínica por formulário, telefone ou WhatsApp. Endereço, horários e como chegar."
        path="/contato"
        title="Contato"
      />
      <PageIntro
        text="Pergunte sobre um exame, um preparo ou um horário. Respondemos em até 24 horas."
        title="Contato"
      />
      <div className="page-width grid gap-x-16 gap-y-16 pb-20 md:pb-28 lg:grid-cols-[1.25fr_1fr]">
        <ContactForm />
        <Cards />
      </div>
      <section aria-label="Mapa" className="page-width pb-20 md:pb-28">
        <MapBox />
      </section>
    </>
  );
}

function ContactForm() {
  const answer = useActionData<typeof action>();
  const field = answeredFields(FIELDS, answer);
  return (
    <section aria-labelledby="escreva">
      <h2 className="text-h2" id="escreva">
        Envie uma mensagem
      </h2>
      {answer?.isUnavailable && (
        <div className="mt-6">
          <ServiceUnavailable />
        </div>
      )}
      <p className="mt-4 text-neutro-700">
        Escreva seu nome e sua mensagem, e deixe um telefone ou um e-mail para a resposta.
      </p>
      <form className="mt-6 grid gap-5" method="post" noValidate>
        <FormField {...field("nome")} autoComplete="name" label="Nome" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField {...field("telefone")} autoComplete="tel" label="Telefone" type="tel" />
          <FormField {...field("email")} autoComplete="email" label="E-mail" type="email" />
        </div>
        <FormField {...field("assunto")} label="Assunto" />
        <FormTextarea {...field("mensagem")} label="Mensagem" required />
        <Honeypot />
        <p className="text-[0.9375rem] text-neutro-700">
          Usamos estes dados só para responder a você. Não envie resultados nem dados de saúde por
          aqui. Veja a{" "}
          <a className="link" href="/privacidade">
            Política de Privacidade
          </a>
          .
        </p>
        <div>
          <button className="button" type="submit">
            Enviar Mensagem
          </button>
        </div>
      </form>
    </section>
  );
}

function Cards() {
  const { clinic } = useSite();
  return (
    <dl className="self-start border-b border-neutro-200">
      <Card icon="phone" term="Telefone">
        <a className="link tabular-nums" href={telHref(clinic.telefone)}>
          {formatTelefone(clinic.telefone)}
        </a>
      </Card>
      <Card icon="whatsapp" term="WhatsApp">
        <a
          className="link tabular-nums"
          href={whatsappHref(clinic.links_redes_sociais.whatsapp)}
          rel="noopener"
          target="_blank"
        >
          {formatTelefone(clinic.links_redes_sociais.whatsapp)}
        </a>
      </Card>
      <Card icon="mail" term="E-mail">
        <a className="link break-all" href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
      </Card>
      <Card icon="MapPin" term="Endereço">
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
      <Card icon="clock" term="Horário">
        <span className="block font-semibold lg:hidden">
          <OpenState />
        </span>
        <span className="tabular-nums">
          <Lines text={clinic.horario_funcionamento} />
        </span>
      </Card>
    </dl>
  );
}

function Card({ icon, term, children }: { icon: string; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.25rem_1fr] border-t border-neutro-200 py-5">
      <Icon name={icon} className="row-span-2 mt-0.5 size-6 text-texto-primaria" />
      <dt className="text-[0.9375rem] text-neutro-700">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
