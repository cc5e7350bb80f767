import { Button } from "#app/ui/button.tsx";
import { LINK_INVALIDO } from "#domain/contas/auth.ts";
import { AUTH_PATHS } from "./steps.ts";

export function DeadLink() {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="field-error">{LINK_INVALIDO}</p>
      <p>O link vale por 60 minutos e funciona uma vez. Peça outro para continuar.</p>
      <p>Era um convite? Ele vale por três dias, e quem administra o painel envia outro.</p>
      <Button variant="filled" href={AUTH_PATHS.recuperar}>
        Pedir novo link
      </Button>
      <a className="link inline-flex min-h-11 items-center" href={AUTH_PATHS.entrar}>
        Voltar ao login
      </a>
    </div>
  );
}
