/** Drops the version that was kept beside a published post. */
import { href, redirect } from "react-router";
import { refuse } from "#app/admin/form/refuse.ts";
import { discardForm } from "#domain/blog/blog-posts.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { blogPosts } from "#server/data/blog-posts.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { parseForm } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/discard.ts";

export function loader({ params: { id } }: Route.LoaderArgs) {
  return redirect(href("/admin/blog/:id", { id }));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "blog_posts");
  const submission = await parseForm(args.request, discardForm);
  if (submission.status !== "success") return refuse("Falha ao salvar post", 400);
  const { versao } = submission.value;
  const change = { id: args.params.id, versao };
  const { status } = await work.transaction((tx) => blogPosts.discard(tx, change));
  const isDone = status === "saved";
  return redirectWithFlash(work.context, href("/admin/blog"), {
    title: isDone ? "Sucesso" : "Erro",
    kind: isDone ? "success" : "error",
    text: isDone ? "Versão guardada descartada. O site continua como estava." : REGISTRO_ALTERADO,
  });
}
