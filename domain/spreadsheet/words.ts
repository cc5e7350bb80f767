export interface ThingWords {
  one: string;
  many: string;
  article: "o" | "a";
}

export const IMPORT_LIMITS = { rows: 1000, bytes: 1024 * 1024 } as const;

export const TOO_LARGE = "O arquivo deve ter no máximo 1 MB";
export const NO_TEXT = "Isto não é um arquivo CSV. Na planilha, salve como CSV (UTF-8).";

export function purposeText({ many }: ThingWords): string {
  return `Inclui e atualiza ${many} a partir de uma planilha. Nada é gravado antes de você confirmar.`;
}

export function backText({ many, article }: ThingWords): string {
  return `Voltar ${article === "o" ? "aos" : "às"} ${many}`;
}

export function failureText({ many }: ThingWords): string {
  return `Falha ao importar ${many}`;
}

export function importedText({ one, many, article }: ThingWords, count: number): string {
  return count === 1 ? `1 ${one} importad${article}` : `${count} ${many} importad${article}s`;
}

export function staleText({ many, article }: ThingWords): string {
  return `${article.toUpperCase()}s ${many} mudaram depois da conferência. Veja de novo o que vai mudar antes de confirmar.`;
}

interface FileColumns {
  labels: readonly string[];
  needed: readonly string[];
  lists: readonly string[];
}

const LIST = new Intl.ListFormat("pt-BR", { type: "conjunction" });

export function columnsText(
  { many, article }: ThingWords,
  { labels, needed, lists }: FileColumns,
): string {
  const [isOne, names] = [needed.length === 1, LIST.format(needed)];
  const need =
    needed.length === 0
      ? "."
      : `; n${article}s ${many} nov${article}s, ${names} também, e onde ${isOne ? "essa coluna vem ela não fica vazia" : "essas colunas vêm elas não ficam vazias"}.`;
  const items = lists.length === 0 ? "" : ` Em ${LIST.format(lists)}, um item por linha da célula.`;
  return `Um CSV de até 1 MB, com as colunas ${labels.join(", ")}. Só a primeira é obrigatória${need}${items} A conferência começa quando você escolhe o arquivo.`;
}

export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
}

export function summaryText(words: ThingWords, { created, changed, unchanged }: ImportCounts) {
  const { one, many, article } = words;
  if (created + changed === 0) {
    return unchanged === 1
      ? `Nada a mudar: ${article} ${one} já está como na planilha`
      : `Nada a mudar: ${article}s ${unchanged} ${many} já estão como na planilha`;
  }
  const parts = [
    created > 0 &&
      `${created} ${created === 1 ? `${one} nov${article}` : `${many} nov${article}s`}`,
    changed > 0 && `${changed} alterad${article}${changed === 1 ? "" : "s"}`,
  ];
  return parts.filter(Boolean).join(" e ");
}

export function unchangedText({ one, many }: ThingWords, count: number): string {
  return count === 1
    ? `1 ${one} já está como na planilha.`
    : `${count} ${many} já estão como na planilha.`;
}

export function partTitles({ article }: ThingWords) {
  return { created: `Serão criad${article}s`, changed: `Serão alterad${article}s` };
}

export function problemsText(count: number): string {
  return count === 1 ? "1 problema" : `${count} problemas`;
}
