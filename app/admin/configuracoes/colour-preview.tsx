import { type CSSProperties, useMemo } from "react";
import type { CoresPrincipais } from "#domain/clinica/configuracoes-site.ts";
import {
  CONTRASTE_MINIMO,
  contrasteComBranco,
  contrastes,
  palette,
} from "#domain/clinica/cores.ts";

const SCALES = { primaria: "Primária", secundaria: "Secundária", neutro: "Neutros" };

export function ColourPreview({ cores: { primaria, secundaria } }: { cores: CoresPrincipais }) {
  const tokens = useMemo(() => palette({ primaria, secundaria }), [primaria, secundaria]);
  return (
    <section aria-label="Como fica no site" className="grid min-w-0 content-start gap-4">
      <Sample tokens={tokens} />
      <div className="grid gap-1.5">
        {Object.entries(SCALES).map(([scale, label]) => (
          <div className="flex items-center gap-3" key={scale}>
            <span className="w-20 shrink-0 text-sm text-neutro-700">{label}</span>
            <div aria-hidden="true" className="flex h-6 flex-1 overflow-hidden rounded-control">
              {stepsOf(tokens, scale).map((colour, index) => (
                <span className="flex-1" key={index} style={{ background: colour }} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Contrasts primaria={primaria} tokens={tokens} />
    </section>
  );
}

type Tokens = Record<string, string>;

function Sample({ tokens }: { tokens: Tokens }) {
  const style = Object.fromEntries(
    Object.entries(tokens).map(([name, colour]) => [`--color-${name}`, colour]),
  ) as CSSProperties;
  return (
    <div className="overflow-hidden rounded-panel border border-neutro-200" style={style}>
      <div className="grid gap-2 bg-papel p-4 text-tinta">
        <p className="text-lg font-semibold">Exames com hora marcada</p>
        <p>
          Veja o preparo de cada exame e <span className="link">como chegar</span>.
        </p>
        <p className="mt-1">
          <span className="inline-flex min-h-9 items-center rounded-control bg-botao px-3.5 font-medium text-sobre-botao">
            Agendar exame
          </span>
        </p>
      </div>
      <div className="bg-tinta p-4 text-neutro-50">
        <p className="text-sm font-medium text-brilho">Aberto agora</p>
        <p className="mt-0.5">Seu resultado chega por aqui.</p>
      </div>
    </div>
  );
}

function Contrasts({ primaria, tokens }: { primaria: string; tokens: Tokens }) {
  const chosen = contrasteComBranco(primaria);
  return (
    <div>
      <dl className="grid gap-1">
        {contrastes(tokens).map(({ onde, texto, fundo, razao }) => (
          <div className="flex items-center gap-3" key={onde}>
            <dt className="flex-1">{onde}</dt>
            <dd className="flex items-center gap-2 tabular-nums">
              <span
                aria-hidden="true"
                className="rounded-control px-2 font-semibold"
                style={{ background: fundo, color: texto }}
              >
                Aa
              </span>
              <span className="w-14 text-right">{formatRatio(razao)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-neutro-700">
        A leitura pede {formatRatio(CONTRASTE_MINIMO)} ou mais.{" "}
        {chosen < CONTRASTE_MINIMO &&
          `Texto branco sobre a primária teria ${formatRatio(chosen)}: os botões usam um tom mais escuro dela.`}
      </p>
    </div>
  );
}

function formatRatio(ratio: number): string {
  // Rounds down, because 4.49 does not reach the required 4.5.
  return `${(Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",")}:1`;
}

function stepsOf(tokens: Tokens, scale: string): string[] {
  return Object.keys(tokens)
    .filter((name) => name.startsWith(`${scale}-`))
    .map((name) => tokens[name] ?? "");
}
