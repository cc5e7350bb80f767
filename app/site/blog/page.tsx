import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { isRefused } from "#app/ui/form-answer.ts";
import { useIsIncomplete } from "#app/ui/incomplete.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { CATEGORIA_LABELS, type Categoria, isCategoria } from "#domain/blog/blog-posts.ts";
import { newsletterForm } from "#domain/mensagens/newsletter.ts";
import { listPublishedPosts } from "#server/data/blog-posts.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { storeInscricao } from "#server/http/forms/store-inscricao.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { Pictures } from "../clinica/pictures.tsx";
import { answerPublicForm } from "../form/answer-public-form.server.ts";
import { Missing } from "../frame/missing.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { Categories } from "./categories.tsx";
import { FeedLink } from "./feed-link.tsx";
import { Newsletter } from "./newsletter.tsx";
import { toPostEntry } from "./post-entry.ts";
import { FeaturedPost, PostGrid } from "./post-list.tsx";

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const search = new URL(request.url).searchParams;
  const requested = search.get("categoria") ?? "";
  const isSent = search.get("enviado") === "1";
  if (requested !== "" && !isCategoria(requested)) {
    return data({ categoria: undefined, posts: [], pictures: {}, isUnknown: true, isSent }, 404);
  }
  const categoria = isCategoria(requested) ? requested : undefined;
  const posts = await readPublic(context, "blog_posts", (tx) =>
    listPublishedPosts(tx, { categoria }),
  );
  const pictures = await readPictures(
    context,
    (posts ?? []).map(({ imagem_capa_url }) => imagem_capa_url),
  );
  return data({
    categoria,
    posts: (posts ?? []).map(toPostEntry),
    pictures,
    isUnknown: false,
    isSent,
  });
}

export const headers = actionHeaders;

export function action(args: ActionFunctionArgs) {
  const requested = new URL(args.request.url).searchParams.get("categoria");
  return answerPublicForm(args, {
    name: "newsletter",
    schema: newsletterForm,
    path: blogPath(isCategoria(requested) ? requested : undefined),
    store: storeInscricao,
  });
}

export default function BlogPage() {
  const { categoria, posts, pictures, isUnknown, isSent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isUnknown) {
    return (
      <Missing
        back={{ href: "/blog", label: "Ver todos os artigos" }}
        text="O blog não tem a categoria deste endereço. Ela pode ter mudado de nome."
        title="Categoria não encontrada"
      />
    );
  }
  const [first, ...others] = posts;
  const path = blogPath(categoria);
  return (
    <Pictures known={pictures}>
      <PageHead
        description="Artigos sobre exames de imagem, prevenção e gestação, escritos pela equipe da clínica em linguagem simples."
        isRefused={isRefused(answer?.result) || answer?.notice !== undefined}
        path={path}
        title={categoria ? `Blog: ${CATEGORIA_LABELS[categoria]}` : "Blog"}
      />
      <FeedLink />
      <PageIntro
        text="Textos da nossa equipe para entender um exame antes de fazer: o que ele mostra, como se preparar e o que o laudo quer dizer."
        title="Blog"
      />
      <Categories chosen={categoria} />
      <section aria-label="Artigos" className="page-width pt-10 pb-20 md:pt-14 md:pb-28">
        <Unavailable subject="Os artigos não puderam ser lidos" />
        {first ? <FeaturedPost post={first} /> : <Nothing />}
        <PostGrid posts={others} />
      </section>
      <Newsletter answer={answer} isSent={isSent} path={path} />
    </Pictures>
  );
}

function blogPath(categoria: Categoria | undefined): string {
  return categoria ? `/blog?categoria=${categoria}` : "/blog";
}

function Nothing() {
  if (useIsIncomplete()) return null;
  return (
    <p className="border-t border-neutro-200 py-16 text-lead text-neutro-700">
      Nenhum artigo encontrado.
    </p>
  );
}
