import { TEXT_TOKENS } from "#domain/paginas/page-text.ts";

const SIGNS = [
  ["## Título", "começa uma seção, que entra no índice da página"],
  ["### Título menor", "dentro de uma seção"],
  ["- item", "uma linha de lista; com 1. no lugar do traço, a lista é numerada"],
  ["**importante**", "fica em negrito"],
  ["[nossos contatos](/contato)", "vira um link: as palavras, depois o endereço"],
] as const;

export function FormatHelp() {
  return (
    <details className="mb-6 max-w-prose rounded-panel border border-neutro-200 p-4">
      <summary className="w-fit cursor-default font-medium">Como escrever</summary>
      <p className="mt-2">
        Escreva como em um e-mail. Uma linha em branco separa os parágrafos, e o primeiro aparece em
        destaque abaixo do título.
      </p>
      <dl className="mt-3 grid gap-2">
        {SIGNS.map(([sign, meaning]) => (
          <div key={sign}>
            <dt className="inline font-mono text-sm font-medium">{sign}</dt>{" "}
            <dd className="inline text-neutro-800">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        Entre chaves entram os dados de Configurações, que mudam sozinhos no texto:{" "}
        {TEXT_TOKENS.map((name) => `{${name}}`).join(", ")}. Um item de lista com um dado que está
        vazio não aparece.
      </p>
    </details>
  );
}
