import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { useSite } from "../site.ts";

export function FormUnavailable() {
  const { clinic } = useSite();
  return (
    <div
      // The focus brings the message into view, and screen readers read it out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="rounded-wide border border-primaria-300 bg-primaria-50 p-6"
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold">O site não consegue receber o formulário agora.</p>
      <p className="mt-1">
        Nada do que você digitou se perdeu: envie de novo em alguns minutos, sem sair desta página,
        ou fale com a clínica:
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          className="link inline-flex min-h-11 items-center font-semibold tabular-nums"
          href={telHref(clinic.telefone)}
        >
          Ligar para {formatTelefone(clinic.telefone)}
        </a>
        <WhatsappButton label="WhatsApp" variant="outline" />
      </div>
    </div>
  );
}
