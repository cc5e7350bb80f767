import { formatDate, isoDate } from "#domain/texto/datas.ts";
import type { PublishedPost } from "#server/data/blog-posts.ts";

type Dates = Pick<PublishedPost, "versao" | "data_publicacao" | "atualizado_em">;

export function updatedDay({ versao, data_publicacao, atualizado_em }: Dates): string | undefined {
  const isChanged = versao > 1 && isoDate(atualizado_em) > isoDate(data_publicacao);
  return isChanged ? formatDate(atualizado_em) : undefined;
}
