import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { findMovedPost, getPublishedPost } from "#server/data/blog-posts.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { Missing } from "../frame/missing.tsx";
import { UnavailablePage } from "../frame/unavailable.tsx";
import { presentPost, readAround } from "./article-data.server.ts";
import { ArticleView } from "./article-view.tsx";

export async function loader({
  context: routerContext,
  params: { slug = "" },
}: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const read = await readPublic(context, "blog_post", async (tx) => {
    const post = await getPublishedPost(tx, slug);
    if (!post) return { moved: await findMovedPost(tx, slug) };
    return { post, around: await readAround(tx, post) };
  });
  if (!read) return data({ shown: undefined, isUnavailable: true }, { status: 503 });
  if (read.moved) return redirect(`/blog/${read.moved}`, 301);
  const { post, around } = read;
  if (!post) return data({ shown: undefined, isUnavailable: false }, { status: 404 });
  return data({ shown: await presentPost(context, post, around), isUnavailable: false });
}

export default function ArticlePage() {
  const { shown, isUnavailable } = useLoaderData<typeof loader>();
  if (shown) return <ArticleView {...shown} />;
  if (isUnavailable) {
    return (
      <UnavailablePage
        back={{ href: "/blog", label: "Voltar ao blog" }}
        text="Não conseguimos ler este artigo agora. Tente novamente em alguns minutos."
        title="Erro ao carregar o post"
      />
    );
  }
  return (
    <Missing
      back={{ href: "/blog", label: "Voltar ao blog" }}
      text="O artigo que você está procurando não foi encontrado ou não está mais disponível."
      title="Post não encontrado"
    />
  );
}
