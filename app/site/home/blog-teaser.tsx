import { PostCover } from "../blog/post-cover.tsx";
import { SectionHead } from "../frame/section-head.tsx";
import type { HomeData } from "./load-home.ts";

export function BlogTeaser({ posts }: Pick<HomeData, "posts">) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="blog" className="section-space">
      <div className="page-width">
        <SectionHead
          id="blog"
          more={{ href: "/blog", label: "Ver o blog" }}
          title="Para ler antes do exame"
        />
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug}>
              <article className="group relative">
                <PostCover late sizes="(min-width: 48rem) 24rem, 85vw" url={post.imagem_capa_url} />
                <p className="mt-5 text-sm text-neutro-700">
                  <time dateTime={post.data_publicacao}>{post.dia}</time>
                  {post.autor && ` · ${post.autor}`}
                </p>
                <h3 className="mt-1.5 text-h3">
                  <a className="card-link" href={`/blog/${post.slug}`}>
                    {post.titulo}
                  </a>
                </h3>
                <p className="mt-2 text-note text-neutro-700">{post.resumo}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
