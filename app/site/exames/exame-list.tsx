import { Icon } from "#app/ui/icon.tsx";
import { agendarHref } from "#domain/agendamentos/agendar-href.ts";
import { summarisePreparo } from "#domain/exames/preparo.ts";
import { PreparoSteps } from "./preparo-steps.tsx";

export interface ListedExame {
  slug: string;
  nome: string;
  descricao: string;
  passos: string[];
}

interface ExameListProps {
  exames: ListedExame[];
  level: 2 | 3;
}

export function ExameList({ exames, level }: ExameListProps) {
  if (exames.length === 0) return null;
  return (
    <ul className="grid gap-x-16 lg:grid-cols-2">
      {exames.map((exame) => (
        <ExameItem exame={exame} key={exame.slug} level={level} />
      ))}
    </ul>
  );
}

function ExameItem({ exame, level }: { exame: ListedExame; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <li className="exam-item" id={exame.slug}>
      <Title className="text-h3">
        <a
          className="underline decoration-neutro-400 decoration-1 underline-offset-[0.22em] hover:text-texto-primaria hover:decoration-current"
          href={`/exames/${exame.slug}`}
        >
          {exame.nome}
        </a>
      </Title>
      <p className="mt-2 text-neutro-700">{exame.descricao}</p>
      <Preparo level={level} passos={exame.passos} />
      <p className="mt-4 print:hidden">
        <a
          aria-label={`Agendar ${exame.nome}`}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          href={agendarHref(exame.slug)}
        >
          <Icon className="size-5" name="calendar" />
          Agendar
        </a>
      </p>
    </li>
  );
}

function Preparo({ passos, level }: { passos: string[]; level: 2 | 3 }) {
  const Title = `h${(level + 1) as 3 | 4}` as const;
  if (passos.length === 0) {
    return <p className="mt-4 text-note font-medium">Não pede preparo.</p>;
  }
  const steps = <PreparoSteps className="mt-1.5 text-note" passos={passos} />;
  if (passos.length === 1) {
    return (
      <div className="mt-5 border-l-2 border-primaria-300 pl-5">
        <Title className="font-semibold">Preparo</Title>
        {steps}
      </div>
    );
  }
  return (
    <details className="preparo-details">
      <summary>{summarisePreparo(passos)}</summary>
      <div className="border-l-2 border-primaria-300 pl-5">
        <Title className="font-semibold max-md:hidden">Preparo</Title>
        {steps}
      </div>
    </details>
  );
}
