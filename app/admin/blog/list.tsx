import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { FilterNav } from "#app/admin/parts/filter-nav.tsx";
import { changeList, listRecords } from "#app/admin/record/list/list-records.server.ts";
import { RecordScreen } from "#app/admin/record/list/record-screen.tsx";
import { RecordThumbnail } from "#app/admin/record/list/record-thumbnail.tsx";
import { Badge, type BadgeTone } from "#app/ui/controls/badge.tsx";
import {
  CATEGORIA_LABELS,
  type PostState,
  postState,
  SITUACOES_POST,
  type SituacaoPost,
  STATE_LABELS,
} from "#domain/blog/blog-posts.ts";
import { can } from "#domain/permissions.ts";
import { formatDate, formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  blogPosts,
  type PostRow,
  reviewedPosts,
  situacaoPostCondition,
} from "#server/data/blog-posts.ts";
import type { Route } from "./+types/list.ts";

const TEXTS = {
  title: "Gerenciar Blog",
  text: "Os artigos do site, do mais novo ao mais antigo. Um com data futura sai sozinho na hora marcada.",
  add: "Nova Postagem",
  list: "Artigos",
  removeFailed: "Falha ao excluir post",
  removed: "Post excluído com sucesso",
  empty: {
    icon: "newspaper",
    title: "Nenhuma postagem encontrada",
    text: "Um artigo responde de uma vez ao que os pacientes perguntam toda semana.",
  },
  question: () => "Tem certeza que deseja excluir este post?",
};

const SITUACOES = Object.keys(SITUACOES_POST) as SituacaoPost[];

const TONES: Record<PostState, BadgeTone> = {
  rascunho: "neutral",
  agendado: "accent",
  publicado: "good",
};

function readSituacao(request: Request): SituacaoPost | undefined {
  const typed = new URL(request.url).searchParams.get("estado");
  return SITUACOES.find((one) => one === typed);
}

export async function loader(args: Route.LoaderArgs) {
  const situacao = readSituacao(args.request);
  const { staff } = await asStaff(args, "open", "blog_posts");
  const isEditor = can(staff.usuario.tipo_usuario, "update", "blog_posts");
  const posts = isEditor ? blogPosts : reviewedPosts;
  const where = isEditor && situacao ? situacaoPostCondition(situacao) : undefined;
  const found = await listRecords(args, "blog_posts", { list: posts.list }, where);
  return { ...found, situacao, isEditor };
}

export function action(args: Route.ActionArgs) {
  return changeList(args, "blog_posts", blogPosts, TEXTS);
}

export const clientAction = keepTyped;

export default function BlogPage() {
  const { page, busca, situacao, isEditor } = useLoaderData<typeof loader>();
  const links = [
    { label: "Todos", to: href("/admin/blog"), isHere: situacao === undefined },
    ...SITUACOES.map((one) => ({
      label: SITUACOES_POST[one],
      to: `${href("/admin/blog")}?estado=${one}`,
      isHere: one === situacao,
    })),
  ];
  return (
    <RecordScreen
      answer={useActionData<typeof action>()}
      busca={busca}
      filterLinks={isEditor && <FilterNav label="Situação" links={links} />}
      filters={situacao && { estado: situacao }}
      nameOf={({ titulo }) => titulo}
      page={page}
      texts={TEXTS}
      thing="blog_posts"
    >
      {(post) => <PostSummary post={post} />}
    </RecordScreen>
  );
}

function PostSummary({ post }: { post: PostRow }) {
  const { titulo, resumo, autor, categoria, imagem_capa_url, data_publicacao } = post;
  const state = postState(post);
  const date = state === "agendado" ? formatDateTime(data_publicacao) : formatDate(data_publicacao);
  const about = [date, autor, categoria && CATEGORIA_LABELS[categoria]].filter(Boolean);
  return (
    <div className="flex flex-wrap gap-4">
      {imagem_capa_url && <RecordThumbnail fit="cover" name={titulo} url={imagem_capa_url} />}
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium">{titulo}</span>
          <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
          {post.temPendente && <Badge tone="warning">Versão guardada</Badge>}
        </p>
        <p className="text-sm text-neutro-700 tabular-nums">{about.join(" · ")}</p>
        <p className="mt-0.5 line-clamp-2 text-neutro-800">{resumo}</p>
        <p>
          <a
            className="link inline-flex min-h-11 items-center text-sm md:min-h-0"
            href={
              state === "publicado" && !post.temPendente
                ? href("/blog/:slug", { slug: post.slug })
                : href("/admin/blog/:id/previa", { id: post.id })
            }
            rel="noopener"
            target="_blank"
          >
            {state === "publicado" && !post.temPendente ? "Ver no site" : "Pré-visualizar"}
            <span className="sr-only"> {titulo}</span>
          </a>
        </p>
      </div>
    </div>
  );
}
