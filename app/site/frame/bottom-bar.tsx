import { Icon } from "#app/ui/icon.tsx";
import { telHref, whatsappHref } from "#domain/clinica/telefone.ts";
import { useSite } from "../site.ts";
import { isCurrent } from "./navigation.ts";

export function BottomBar() {
  const { clinic, path } = useSite();
  return (
    <nav aria-label="Acesso rápido" className="bottom-bar">
      <a
        aria-current={isCurrent("/resultados", path) ? "page" : undefined}
        className="bottom-link"
        href="/resultados"
      >
        <Icon name="file-text" className="size-5" />
        Resultados
      </a>
      <a
        className="bottom-link"
        href={whatsappHref(clinic.links_redes_sociais.whatsapp)}
        rel="noopener"
        target="_blank"
      >
        <Icon name="whatsapp" className="size-5" />
        WhatsApp
      </a>
      <a className="bottom-link" href={telHref(clinic.telefone)}>
        <Icon name="phone" className="size-5" />
        Ligar
      </a>
    </nav>
  );
}
