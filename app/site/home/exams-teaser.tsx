import { Icon } from "#app/ui/icon.tsx";
import { outrosText } from "#domain/exames/group-exames.ts";
import { SectionHead } from "../frame/section-head.tsx";
import type { HomeData } from "./load-home.ts";

export function ExamsTeaser({ groups }: { groups: HomeData["exameGroups"] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="exames" className="section-space bg-papel-fundo">
      <div className="page-width">
        <SectionHead
          id="exames"
          more={{ href: "/exames", label: "Ver todos os exames" }}
          text="Cada exame tem seu preparo. Encontre o seu e veja o que fazer antes de vir."
          title="Exames"
        />
        <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ titulo, icone, exames, outros }) => (
            <li key={titulo}>
              <Icon name={icone} className="size-10 text-texto-primaria" />
              <h3 className="group-title text-h3">{titulo}</h3>
              <ul className="ruled mt-3">
                {exames.map((exame) => (
                  <li key={exame.slug}>
                    <a className="row-link" href={`/exames/${exame.slug}`}>
                      {exame.nome}
                    </a>
                  </li>
                ))}
              </ul>
              {outros > 0 && (
                <a className="text-link mt-2" href="/exames">
                  {outrosText(outros)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
