import {
  blogPostForm,
  conteudoPost,
  GUARDAR,
  type PostValues,
  withPendente,
} from "#domain/blog/blog-posts.ts";
import type { z } from "#domain/z.ts";
import { blogPosts, proposeSlug } from "#server/data/blog-posts.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { AppError } from "#server/errors.ts";
import { sanitiseArticle } from "#server/html/sanitise.ts";
import type { RouteArgs } from "../record/list/list-records.server.ts";
import { saveRecord } from "../record/save-record.server.ts";

const TEXTS = {
  created: "Post criado com sucesso",
  updated: "Post atualizado com sucesso",
};
const PENDING = "Versão guardada sem publicar. O site continua como estava.";
const TAKEN = "Este slug já é de outro artigo";

type FormValues = Omit<z.infer<typeof blogPostForm>, "versao">;

/** If the slug is taken, its field gets two messages: the error, and a free slug that the form offers. */
export function savePost(args: RouteArgs) {
  const { id } = args.params;
  let isPending = false;
  // `check` stores the sanitised HTML here for the save, because sanitising a long article is slow.
  let html = "";
  const toValues = ({ intencao: _, intencao_anterior: __, ...values }: FormValues): PostValues => ({
    ...values,
    conteudo: html,
  });
  return saveRecord(args, {
    thing: "blog_posts",
    isNewestFirst: true,
    schema: blogPostForm,
    texts: { ...TEXTS, updated: () => (isPending ? PENDING : TEXTS.updated) },
    async check({ slug, conteudo }, work): Promise<Record<string, string[]> | undefined> {
      html = sanitiseArticle(conteudo);
      const clean = conteudoPost().safeParse(html);
      if (!clean.success) return { conteudo: clean.error.issues.map(({ message }) => message) };
      const free = await work.transaction((tx) => proposeSlug(tx, { slug, id }));
      return free ? { slug: [TAKEN, free] } : undefined;
    },
    create: (tx, form: FormValues) => unlessTaken(() => blogPosts.create(tx, toValues(form))),
    async update(tx, { values, ...change }: Change) {
      isPending = [values.intencao, values.intencao_anterior].includes(GUARDAR);
      const save = isPending ? blogPosts.keep : blogPosts.update;
      const result = await unlessTaken(() => save(tx, { ...change, values: toValues(values) }));
      // The form edits a post's pending changes, so a conflict must show these too.
      return result.status === "conflict"
        ? { ...result, current: withPendente(result.current) }
        : result;
    },
  });
}

type Change = { id: string; versao: number; values: FormValues };

/** @throws AppError if another save has taken the slug since the check */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isConstraint(error, "blog_posts_slug")) throw error;
    throw new AppError({
      status: 409,
      id: "slug-taken",
      message: TAKEN,
      action: "Escolha outro.",
      field: "slug",
      cause: error,
    });
  }
}
