/** Shown instead of the result of a service that this site does not offer yet. */
import { formatTelefone, telHref } from "#domain/telefone.ts";
import { useSite } from "./site.ts";
import { WhatsappButton } from "./whatsapp-button.tsx";

export function ServiceUnavailable() {
  const { clinic } = useSite();
  return (
    <div
      // The message may be far down the page: it takes the focus, so that it is seen and read out.
      // biome-ignore lint/a11y/noAutofocus: see above
      autoFocus
      className="rounded-wide border border-primaria-300 bg-primaria-50 p-6"
      role="status"
      tabIndex={-1}
    >
      <p className="font-semibold">
        Este serviço ainda não está disponível por aqui. Fale com a clínica:
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          className="link inline-flex min-h-11 items-center tabular-nums"
          href={telHref(clinic.telefone)}
        >
          {formatTelefone(clinic.telefone)}
        </a>
        <WhatsappButton label="WhatsApp" look="outline" />
      </div>
    </div>
  );
}
