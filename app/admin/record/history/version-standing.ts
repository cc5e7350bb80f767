/** Labels a history's current version. A post can have two: the published one, and one with pending changes. */
import { type PostRecord, postState } from "#domain/blog/blog-posts.ts";

interface VersionLine {
  id: number;
  acao: string;
  versao: number | null;
  depois: Record<string, unknown> | null;
}

export interface Standing {
  text: string;
  isPublic: boolean;
}

const CURRENT: Standing = { text: "Versão atual", isPublic: true };
const PENDING: Standing = { text: "Guardada, fora do site", isPublic: false };
const POST_STANDINGS: Record<ReturnType<typeof postState>, Standing> = {
  publicado: CURRENT,
  agendado: { text: "Agendada, fora do site", isPublic: false },
  rascunho: { text: "Rascunho, fora do site", isPublic: false },
};

/** @param lines the history, newest first @returns a label for each current version, by the id of its line */
export function currentVersions(
  lines: readonly VersionLine[],
  record: { versao: number } | PostRecord | undefined,
): Record<number, Standing> {
  const versions = lines.filter(({ acao, versao }) => versao !== null && acao !== "excluiu");
  // Compares no version numbers: moving a record in its list raises its number, but the history omits the move.
  const [newest] = versions;
  if (!record || !newest) return {};
  if (!("pendente" in record)) return { [newest.id]: CURRENT };
  const standing = POST_STANDINGS[postState(record)];
  if (!record.pendente) return { [newest.id]: standing };
  const pending = versions.find(({ depois }) => depois?.pendente);
  const shown = versions.find((line) => !changesPendingOnly(line));
  return { ...(shown && { [shown.id]: standing }), ...(pending && { [pending.id]: PENDING }) };
}

function changesPendingOnly({ depois }: VersionLine): boolean {
  const names = Object.keys(depois ?? {});
  return Boolean(depois?.pendente) && names.every((name) => name === "pendente");
}
