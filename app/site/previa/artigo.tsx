import { parse } from "@conform-to/react";
import { data, useActionData, useLoaderData } from "react-router";
import {
  blogPostForm,
  type PostRecord,
  postState,
  STATE_LABELS,
  withPendente,
} from "#domain/blog/blog-posts.ts";
import { parsePostDraft } from "#domain/blog/post-draft.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { isId } from "#domain/texto/id.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { blogPosts } from "#server/data/blog-posts.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { presentPost, readAround } from "../blog/article-data.server.ts";
import { ArticleView } from "../blog/article-view.tsx";
import { Missing } from "../frame/missing.tsx";
import type { Route } from "./+types/artigo.ts";

const NEW = "novo";
const NOBODY = "00000000-0000-4000-8000-000000000000";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "blog_posts");
  if (args.params.id === NEW) return null;
  const post = await work.transaction((tx) => blogPosts.get(tx, args.params.id));
  if (!post) throw data(null, { status: 404 });
  return show(work, withPendente(post), textOf(post));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "blog_posts");
  const form = await readFormData(args.request, blogPostForm);
  const { payload } = parse(form, { resolve: () => ({ value: null }) });
  const id = args.params.id === NEW ? NOBODY : args.params.id;
  const draft = { id, versao: 1, ...parsePostDraft(payload) };
  return show(work, draft, "É o que está no formulário agora. Nada foi salvo.");
}

type ShownDraft = Omit<PostRecord, "pendente" | "enderecos_antigos">;

async function show(work: StaffWork, post: ShownDraft, text: string) {
  const id = isId(post.id) ? post.id : NOBODY;
  const around = await work.transaction((tx) => readAround(tx, { ...post, id }));
  const shown = { ...post, id, versao: 1, atualizado_em: post.data_publicacao };
  return { ...(await presentPost(work.context, shown, around)), text };
}

function textOf(post: PostRecord): string {
  const state = postState(post);
  const when = state === "agendado" ? ` para ${formatDateTime(post.data_publicacao)}` : "";
  if (!post.pendente) {
    return state === "publicado"
      ? "Publicado: é isto que o site mostra."
      : `${STATE_LABELS[state]}${when}: ainda não está no site.`;
  }
  return "Versão guardada sem publicar: o site mostra a anterior.";
}

export default function ArtigoPrevia() {
  const saved = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const page = posted ?? saved;
  if (!page) {
    return (
      <Missing
        back={{ href: "/admin/blog/novo", label: "Escrever um artigo" }}
        text="Este artigo ainda não foi salvo. Abra a prévia pelo botão do formulário."
        title="Nada para mostrar"
      />
    );
  }
  const { text, ...shown } = page;
  return (
    <>
      <div className="border-y border-neutro-300 bg-papel-fundo print:hidden" role="status">
        <p className="page-width py-3">
          <strong>Prévia.</strong> {text} Só a equipe da clínica abre esta página.
        </p>
      </div>
      <ArticleView {...shown} isPreview />
    </>
  );
}
