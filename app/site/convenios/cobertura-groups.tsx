import type { GrupoCobertura, LinhaCobertura } from "#domain/exames/busca-cobertura.ts";
import { isCovered, type Nivel } from "#domain/exames/cobertura.ts";

const TEXTS: Readonly<Record<Nivel | "nao_informado", string>> = {
  nao_informado: "pergunte à clínica",
  nao: "não cobre",
  sim: "cobre",
  autorizacao: "cobre, pede autorização",
};

export function CoberturaGroups({ grupos }: { grupos: GrupoCobertura[] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {grupos.map(({ nome, slug, linhas, isUnsaid }) => (
        <section key={slug ?? nome}>
          <h2 className="text-h3">
            <Name nome={nome} slug={slug} />
          </h2>
          {linhas.length === 0 && (
            <p className="mt-3 text-neutro-700">
              {isUnsaid
                ? "Pergunte à clínica se o seu convênio cobre este exame."
                : "Nenhum convênio cobre este exame aqui."}
            </p>
          )}
          <ul className="ruled mt-3">
            {linhas.map((linha) => (
              <Line key={linha.slug ?? linha.nome} {...linha} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ nivel, ...named }: LinhaCobertura) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 leading-snug">
      <Name {...named} />
      <span className={`text-note ${isCovered(nivel) ? "font-semibold" : "text-neutro-700"}`}>
        {TEXTS[nivel]}
      </span>
    </li>
  );
}

function Name({ nome, slug }: { nome: string; slug: string | null }) {
  if (slug === null) return <span>{nome}</span>;
  return (
    <a className="link" href={`/exames/${slug}`}>
      {nome}
    </a>
  );
}
