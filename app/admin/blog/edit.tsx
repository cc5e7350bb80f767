import { Form, href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  blogPostForm,
  POST_LABELS,
  postState,
  TEMPO_LEITURA_PADRAO,
  withPendente,
} from "#domain/blog/blog-posts.ts";
import { coloursHref } from "#domain/clinica/colours-href.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { blogPosts } from "#server/data/blog-posts.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { PublicidadeReview } from "../publicidade/review.tsx";
import { GoButton } from "../record/list/go-button.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { FormActions } from "./form-actions.tsx";
import { PostFields } from "./post-fields.tsx";
import { PostOutcome } from "./post-outcome.tsx";
import { savePost } from "./save-post.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { record, nextOrder } = await loadRecord(args, "blog_posts", blogPosts);
  const work = await asStaff(args, "update", "blog_posts");
  const clinic = await work.tryRead(getConfiguracoes);
  const { pendente, ...post } = record ? withPendente(record) : { pendente: null };
  return {
    record: record && { ...post, id: record.id, versao: record.versao },
    hasPendente: pendente !== null,
    state: record ? postState(record) : "rascunho",
    nextOrder,
    now: new Date().toISOString(),
    coloursHref: coloursHref((clinic ?? DEFAULT_CONFIGURACOES).cores_principais),
  };
}

export function action(args: Route.ActionArgs) {
  return savePost(args);
}

export const clientAction = keepTyped;

export default function PostForm() {
  const { record, hasPendente, state, nextOrder, now, coloursHref } =
    useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHead title={record ? "Editar Post" : "Nova Postagem"}>
        {record && state === "publicado" && (
          <GoButton to={href("/admin/newsletter/enviar/:post", { post: record.id })}>
            Enviar aos inscritos
          </GoButton>
        )}
        {record && <HistoryLink id={record.id} thing="blog_posts" />}
      </ScreenHead>
      {record && hasPendente && <PendenteNotice id={record.id} versao={record.versao} />}
      <PublicidadeReview recordId={record?.id} thing="blog_posts">
        <RecordForm
          actions={<FormActions id={record?.id} isOut={state !== "rascunho"} />}
          answer={useActionData<typeof action>()}
          cancelTo={href("/admin/blog")}
          defaults={{
            ordem_exibicao: String(nextOrder),
            data_publicacao: now,
            tempo_leitura_min: String(TEMPO_LEITURA_PADRAO),
          }}
          failure="Falha ao salvar post"
          id="post"
          isLong
          isWide
          labels={POST_LABELS}
          outcome={<PostOutcome now={now} state={state} />}
          record={record}
          schema={blogPostForm}
        >
          {(fields) => <PostFields coloursHref={coloursHref} fields={fields} isNew={!record} />}
        </RecordForm>
      </PublicidadeReview>
    </>
  );
}

function PendenteNotice({ id, versao }: { id: string; versao: number }) {
  return (
    <section
      aria-label="Versão guardada"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-aviso-fundo p-4"
    >
      <p className="min-w-0 flex-1 basis-72">
        Esta é a versão guardada sem publicar; o site mostra a anterior. <strong>Salvar</strong>{" "}
        publica o que está aqui.
      </p>
      <Form action={href("/admin/blog/:id/descartar", { id })} method="post">
        <input name="versao" type="hidden" value={versao} />
        <Button type="submit">Descartar a versão guardada</Button>
      </Form>
    </section>
  );
}
