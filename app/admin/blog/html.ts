import { href, redirect } from "react-router";
import { articleHtmlForm } from "#domain/blog/blog-posts.ts";
import { presentArticle } from "#domain/blog/present-article.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { sanitiseArticle } from "#server/html/sanitise.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/html.ts";

/** Matches images of other sites. A note replaces them, because the back office loads nothing from other sites. */
const FOREIGN_IMAGE = /<img src="https:[^<>]*>/g;
const TRANSPARENT = "<em>[Imagem de outro site: aparece no artigo, mas não aqui]</em>";

export function loader() {
  return redirect(href("/admin/blog"));
}

export async function action(args: Route.ActionArgs) {
  await asStaff(args, "update", "blog_posts");
  const submission = await parseForm(args.request, articleHtmlForm);
  if (submission.status !== "success") {
    const [error] = submission.error?.conteudo ?? [];
    return Response.json({ error }, { status: 400 });
  }
  const { html } = presentArticle(sanitiseArticle(submission.value.conteudo));
  return Response.json({ html: html.replace(FOREIGN_IMAGE, TRANSPARENT) });
}
