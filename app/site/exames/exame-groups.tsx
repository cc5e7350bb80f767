import { Icon } from "#app/ui/icon.tsx";
import type { ExameGrupo } from "#domain/exames/exame-grupos.ts";
import { exameGroupId, groupAllExames } from "#domain/exames/group-exames.ts";
import { ExameList, type ListedExame } from "./exame-list.tsx";

const LONG = 12;

interface GroupsProps {
  exames: ListedExame[];
  grupos: ExameGrupo[];
}

export function Groups({ exames, grupos }: GroupsProps) {
  const groups = groupAllExames(exames, grupos);
  const isLong = exames.length >= LONG;
  return (
    <>
      {isLong && <GroupLinks groups={groups} />}
      {isLong && <ExameIndex exames={exames} />}
      {groups.map(({ titulo, exames }) => (
        <section
          aria-labelledby={exameGroupId(titulo)}
          className="pt-14 md:pt-20 print:pt-8"
          key={titulo}
        >
          <h2 className="pb-8 text-h2" id={exameGroupId(titulo)}>
            {titulo}
          </h2>
          <ExameList exames={exames} level={3} />
        </section>
      ))}
    </>
  );
}

function GroupLinks({
  groups,
}: {
  groups: { titulo: string; icone: string; exames: unknown[] }[];
}) {
  return (
    <nav aria-label="Grupos de exames" className="print:hidden">
      <ul className="grid gap-x-8 border-b border-neutro-200 sm:grid-cols-2 lg:grid-cols-4 lg:border-b-0">
        {groups.map(({ titulo, icone, exames }) => (
          <li className="border-t border-neutro-200" key={titulo}>
            <a
              className="group flex h-full min-h-14 flex-wrap items-center gap-x-3 py-2.5 leading-snug font-semibold hover:text-texto-primaria"
              href={`#${exameGroupId(titulo)}`}
            >
              <Icon className="size-7 text-texto-primaria" name={icone} />
              <span className="min-w-[min(9rem,60%)] flex-1 underline-offset-[0.22em] group-hover:underline">
                {titulo}
              </span>
              <span className="text-sm font-normal text-neutro-700 tabular-nums">
                {exames.length} {exames.length === 1 ? "exame" : "exames"}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ExameIndex({ exames }: { exames: ListedExame[] }) {
  const byName = exames.toSorted((a, b) => a.nome.localeCompare(b.nome, "pt-BR"));
  return (
    <details className="index-details print:hidden">
      <summary>Ver os {exames.length} exames por nome</summary>
      <ul>
        {byName.map(({ slug, nome }) => (
          <li key={slug}>
            <a
              className="inline-flex min-h-11 items-center py-1 leading-snug hover:text-texto-primaria hover:underline"
              href={`#${slug}`}
            >
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
