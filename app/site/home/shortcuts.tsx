import { Icon } from "#app/ui/icon.tsx";
import { resultsLinks } from "../resultados/results-links.ts";
import { useSite } from "../site.ts";

export function Shortcuts() {
  const results = resultsLinks(useSite()).map((link) => ({
    ...link,
    icon: "file-text",
    text: "Laudos e imagens",
    newTab: true,
  }));
  const tiles = [
    ...results,
    {
      label: "Profissionais",
      href: "/profissionais",
      icon: "stethoscope",
      text: "Conheça a equipe",
      newTab: false,
    },
    {
      label: "Contato",
      href: "/contato",
      icon: "calendar",
      text: "Marque ou tire dúvidas",
      newTab: false,
    },
  ];
  return (
    <nav aria-label="Atalhos" className="page-width relative z-10 -mt-2 md:-mt-14">
      <ul className="grid overflow-hidden rounded-wide border border-neutro-200 bg-neutro-200 gap-px sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {tiles.map(({ label, href, icon, text, newTab }) => (
          <li className="bg-white" key={label}>
            <a className="tile" href={href} {...(newTab && { rel: "noopener", target: "_blank" })}>
              <Icon name={icon} className="size-7 text-texto-primaria" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold leading-snug">{label}</span>
                <span className="block text-sm text-neutro-700">{text}</span>
              </span>
              <Icon name={newTab ? "external" : "arrow-right"} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
