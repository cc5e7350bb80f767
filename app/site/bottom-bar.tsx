/** On phones, a fixed bar at the bottom with the three actions that most people come for. */
import { Icon } from "#app/ui/icon.tsx";
import { telHref, whatsappHref } from "#domain/telefone.ts";
import { isCurrent } from "./navigation.ts";
import { useSite } from "./site.ts";

const ITEM =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,4.2vw)] font-semibold leading-none";

export function BottomBar() {
  const { clinic, path } = useSite();
  return (
    <nav aria-label="Acesso rápido" className="bottom-bar">
      <a
        aria-current={isCurrent("/resultados", path) ? "page" : undefined}
        className={`${ITEM} aria-[current=page]:text-texto-primaria aria-[current=page]:shadow-[inset_0_2px_currentColor]`}
        href="/resultados"
      >
        <Icon name="file-text" className="size-5" />
        Resultados
      </a>
      <a
        className={ITEM}
        href={whatsappHref(clinic.links_redes_sociais.whatsapp)}
        rel="noopener"
        target="_blank"
      >
        <Icon name="whatsapp" className="size-5" />
        WhatsApp
      </a>
      <a className={ITEM} href={telHref(clinic.telefone)}>
        <Icon name="phone" className="size-5" />
        Ligar
      </a>
    </nav>
  );
}
