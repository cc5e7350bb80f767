import { formatDateTime, parseMoment } from "../texto/datas.ts";
import { type PostState, postState } from "./blog-posts.ts";

interface TypedPost {
  status: string | undefined;
  data_publicacao: string | undefined;
}

interface Outcome {
  text: string;
  warning?: string;
}

export function describeOutcome(
  { status, data_publicacao }: TypedPost,
  { now, state }: { now: Date; state: PostState },
): Outcome | undefined {
  const isPublic = state === "publicado";
  if (status !== "publicado") {
    const text = "Fica como rascunho.";
    return isPublic ? { text, warning: "O artigo sai do site." } : { text };
  }
  const date = parseMoment((data_publicacao ?? "").trim());
  if (!date) return undefined;
  if (postState({ status, data_publicacao: date }, now) === "publicado")
    return { text: "Publica na hora." };
  const [day, time] = formatDateTime(date).split(" ");
  const text = `Sai sozinho em ${day} às ${time}.`;
  return isPublic ? { text, warning: "Até lá, o artigo sai do site." } : { text };
}
