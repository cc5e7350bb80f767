import { Form } from "react-router";
import { HeldMail } from "#app/admin/parts/held-mail.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import type { Undo } from "#domain/registro/undo.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { MailStanding } from "./mail-standing.server.ts";

interface MailStandingLineProps {
  email: "mensagem" | "resposta";
  id: string;
  standing: MailStanding;
  undo?: Undo | undefined;
}

export function MailStandingLine({ email, id, standing, undo }: MailStandingLineProps) {
  switch (standing.status) {
    case "sent":
      return (
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="good">E-mail enviado</Badge>
          <span className="text-sm text-neutro-700 tabular-nums">
            {formatDateTime(standing.when)}
          </span>
        </p>
      );
    case "waiting":
      return <Badge>E-mail a caminho</Badge>;
    case "held":
      return <HeldMail text="E-mail sai em instantes" undo={undo} />;
    case "withheld":
      return (
        <p className="flex flex-wrap items-center gap-2">
          <Badge>E-mail não enviado</Badge>
          <span className="text-sm text-neutro-700">O consentimento foi retirado.</span>
        </p>
      );
    case "retrying":
      return (
        <div className="grid justify-items-start gap-2">
          <Badge tone="warning">E-mail ainda não saiu</Badge>
          <p>
            Na última tentativa, {standing.why}. Nova tentativa em {formatDateTime(standing.next)}.
          </p>
          <TryAgain email={email} id={id} />
        </div>
      );
    case "failed":
      return (
        <div className="grid justify-items-start gap-2">
          <Badge tone="bad">E-mail não enviado</Badge>
          <p>Depois de dois dias de tentativas, {standing.why}.</p>
          <TryAgain email={email} id={id} />
        </div>
      );
  }
}

function TryAgain({ email, id }: Omit<MailStandingLineProps, "standing" | "undo">) {
  return (
    <Form method="post">
      <input name="formulario" type="hidden" value="de-novo" />
      <input name="email" type="hidden" value={email} />
      <input name="id" type="hidden" value={id} />
      <Button type="submit">Tentar de novo</Button>
    </Form>
  );
}
