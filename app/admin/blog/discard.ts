import { href, redirect } from "react-router";
import { discardForm } from "#domain/blog/blog-posts.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { blogPosts } from "#server/data/blog-posts.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/discard.ts";

export function loader({ params: { id } }: Route.LoaderArgs) {
  return redirect(href("/admin/blog/:id", { id }));
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "blog_posts");
  return answerForm(work, {
    schema: discardForm,
    invalid: () => answerError("Falha ao salvar post", 400),
    async do({ versao }) {
      const change = { id: args.params.id, versao };
      const { status } = await work.transaction((tx) => blogPosts.discard(tx, change));
      const isDone = status === "saved";
      return redirectWithFlash(
        work.context,
        href("/admin/blog"),
        isDone
          ? "Versão guardada descartada. O site continua como estava."
          : { title: "Erro", kind: "error", text: REGISTRO_ALTERADO },
      );
    },
  });
}
