import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { NEWSLETTER_SENT } from "#domain/mensagens/newsletter.ts";
import type { PublicFormAnswer } from "../form/answer-public-form.server.ts";
import { ConsentText } from "../form/consent-text.tsx";
import { FormOutcome } from "../form/form-outcome.tsx";
import { Honeypot } from "../form/honeypot.tsx";

const ID = "newsletter";
const SENT = {
  title: NEWSLETTER_SENT,
  text: "Se ele não chegar em alguns minutos, olhe também a caixa de spam.",
};

interface NewsletterProps {
  answer: PublicFormAnswer | undefined;
  isSent: boolean;
  path: string;
}

export function Newsletter({ answer, isSent, path }: NewsletterProps) {
  const { email } = answeredFields(["email"], answer?.result);
  return (
    <section aria-labelledby={ID} className="section-space scroll-mt-8 bg-papel-fundo print:hidden">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 className="scroll-mt-8 text-h2" id={ID}>
            Receba os próximos artigos
          </h2>
          <div className="mt-4 max-w-prose">
            <ConsentText finalidade="informativo" />
          </div>
        </div>
        <div className="grid content-center gap-6">
          <FormOutcome answer={answer} success={isSent && !answer ? SENT : undefined} />
          <form
            action={path}
            className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
            method="post"
            noValidate
          >
            <TextField
              autoComplete="email"
              field={email}
              inputMode="email"
              label="Seu e-mail"
              maxLength={254}
              required
              type="email"
            />
            <Button className="sm:mt-[2.06rem]" variant="filled" type="submit">
              Inscrever-se
            </Button>
            <Honeypot />
          </form>
        </div>
      </div>
    </section>
  );
}
