import type { Site } from "../site.ts";

export interface ResultsLink {
  label: string;
  href: string;
}

export function resultsLinks({ clinic }: Pick<Site, "clinic">): ResultsLink[] {
  const links = [
    { label: "Resultados Clínica", href: clinic.link_resultados_clinica || "/resultados" },
    { label: "Resultados Cassems", href: clinic.link_resultados_cassems },
  ];
  return links.filter(({ href }) => href !== "");
}
