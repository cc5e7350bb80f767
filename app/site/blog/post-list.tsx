import { PostCover } from "./post-cover.tsx";
import type { PostEntry } from "./post-entry.ts";

const TITLE_LINK =
  "decoration-1 underline-offset-[0.16em] after:absolute after:inset-0 group-hover:underline";

export function FeaturedPost({ post }: { post: PostEntry }) {
  return (
    <article className="group relative grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1.45fr_1fr]">
      <PostCover eager sizes="(min-width: 64rem) 44rem, 85vw" url={post.imagem_capa_url} />
      <div>
        <PostFacts post={post} />
        <h2 className="mt-3 text-h2">
          <a className={TITLE_LINK} href={`/blog/${post.slug}`}>
            {post.titulo}
          </a>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-neutro-700">{post.resumo}</p>
        {post.autor && <p className="mt-5 text-note font-medium">{post.autor}</p>}
      </div>
    </article>
  );
}

export function PostGrid({
  posts,
  level: Title = "h2",
}: {
  posts: PostEntry[];
  level?: "h2" | "h3";
}) {
  if (posts.length === 0) return null;
  return (
    <ul className="mt-12 grid gap-x-8 gap-y-8 border-t border-neutro-200 pt-10 sm:mt-14 sm:grid-cols-2 sm:gap-y-14 sm:pt-14 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard level={Title} post={post} />
        </li>
      ))}
    </ul>
  );
}

export function PostCard({ post, level: Title }: { post: PostEntry; level: "h2" | "h3" }) {
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_min(6.5rem,32vw)] max-sm:gap-4">
      <div className="max-sm:order-last max-sm:[&>picture]:aspect-square max-sm:[&>picture]:rounded-soft">
        <PostCover
          late
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 11rem"
          url={post.imagem_capa_url}
        />
      </div>
      <div className="sm:mt-5">
        <PostFacts isBesideCover post={post} />
        <Title className="mt-2 text-h3">
          <a className={TITLE_LINK} href={`/blog/${post.slug}`}>
            {post.titulo}
          </a>
        </Title>
        <p className="mt-2 text-note text-neutro-700 max-sm:hidden">{post.resumo}</p>
      </div>
    </article>
  );
}

interface PostFactsProps {
  post: PostEntry;
  isBesideCover?: boolean;
}

function PostFacts({ post, isBesideCover = false }: PostFactsProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-neutro-700 tabular-nums">
      {post.categoria && (
        <span className="font-semibold text-texto-primaria">{post.categoria}</span>
      )}
      <time dateTime={post.publicado_em}>{post.dia}</time>
      <span className={isBesideCover ? "max-sm:hidden" : undefined}>
        {post.tempo_leitura_min} min de leitura
      </span>
    </p>
  );
}
