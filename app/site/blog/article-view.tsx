import { Icon } from "#app/ui/icon.tsx";
import type { ArticleSection } from "#domain/blog/present-article.ts";
import { formatRegistration } from "#domain/clinica/registro-medico.ts";
import { PhoneButton } from "../clinica/phone-button.tsx";
import { Pictures } from "../clinica/pictures.tsx";
import { WhatsappButton } from "../clinica/whatsapp-button.tsx";
import { InkCall } from "../frame/ink-call.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { MoreLink } from "../frame/section-head.tsx";
import { BlogPostingData } from "../json-ld/structured-data.tsx";
import type { ShownPost } from "./article-data.server.ts";
import { ArticleEnd } from "./article-end.tsx";
import { FeedLink } from "./feed-link.tsx";
import { PostCover } from "./post-cover.tsx";
import type { PostEntry } from "./post-entry.ts";
import { PostCard } from "./post-list.tsx";

const SECTIONS_WORTH_LISTING = 3;

type Article = ShownPost["article"];

interface ArticleViewProps extends ShownPost {
  isPreview?: boolean;
}

export function ArticleView({ article, related, pictures, isPreview = false }: ArticleViewProps) {
  return (
    <Pictures known={pictures}>
      <PageHead
        description={article.resumo}
        isArticle
        path={isPreview ? undefined : `/blog/${article.slug}`}
        title={article.titulo}
      />
      <FeedLink />
      {!isPreview && <BlogPostingData article={article} />}
      <article className="pb-20 md:pb-28">
        <Head article={article} />
        <Body article={article} />
      </article>
      <Related posts={related} />
      <InkCall
        id="agendar"
        text="Diga qual exame o seu médico pediu. Explicamos o preparo e marcamos o seu horário."
        title="Precisa marcar um exame?"
      >
        <WhatsappButton
          label="Agendar pelo WhatsApp"
          variant="filled-on-ink"
          text="Olá! Gostaria de agendar um exame."
        />
        <PhoneButton variant="outline-on-ink" />
      </InkCall>
    </Pictures>
  );
}

function Head({ article }: { article: Article }) {
  const { titulo, resumo, categoria, categoria_slug } = article;
  return (
    <div className="page-width pt-6 md:pt-8">
      <a className="more-link print:hidden" href="/blog">
        <Icon name="arrow-left" />
        <span>Voltar ao blog</span>
      </a>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,44rem)_1fr] lg:items-center">
        <div>
          {categoria && (
            <a
              className="inline-flex min-h-11 items-center font-semibold text-texto-primaria hover:underline"
              href={`/blog?categoria=${categoria_slug}`}
            >
              {categoria}
            </a>
          )}
          <h1 className="mt-1 text-h1">{titulo}</h1>
          <p className="mt-6 max-w-prose text-lead text-neutro-700">{resumo}</p>
          <Byline article={article} />
        </div>
        <div className="print:max-w-[12cm]">
          <PostCover
            alt={article.texto_alternativo}
            eager
            sizes="(min-width: 64rem) 27rem, 85vw"
            url={article.imagem_capa_url}
          />
        </div>
      </div>
    </div>
  );
}

function Byline({ article }: { article: Article }) {
  const { autor, author, publicado_em, dia, atualizado_dia, tempo_leitura_min } = article;
  const registration = author && formatRegistration(author);
  return (
    <div className="mt-6 grid gap-y-1 text-note text-neutro-700 tabular-nums">
      {autor && (
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium text-tinta">{autor}</span>
          {registration && <span>{registration}</span>}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <time dateTime={publicado_em}>{dia}</time>
        {atualizado_dia && <span>Atualizado em {atualizado_dia}</span>}
        <span>{tempo_leitura_min} min de leitura</span>
      </p>
    </div>
  );
}

/** The article's HTML, which the loader has sanitised. */
function Body({ article }: { article: Article }) {
  const { slug, titulo, html, secoes, author } = article;
  const listed = secoes.length >= SECTIONS_WORTH_LISTING ? secoes : [];
  return (
    <div className="page-width mt-10 grid gap-x-16 md:mt-14 lg:grid-cols-[minmax(0,44rem)_minmax(12rem,1fr)]">
      <div className="min-w-0">
        {listed.length > 0 && (
          <details className="index-details mb-8 lg:hidden print:hidden">
            <summary>Neste artigo</summary>
            <SectionLinks secoes={listed} />
          </details>
        )}
        <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
        <ArticleEnd author={author} path={`/blog/${slug}`} titulo={titulo} />
      </div>
      {listed.length > 0 && <Contents secoes={listed} />}
    </div>
  );
}

function Contents({ secoes }: { secoes: ArticleSection[] }) {
  return (
    <nav aria-labelledby="neste-artigo" className="hidden lg:block print:hidden">
      <div className="sticky top-8 border-l border-neutro-300 pl-5">
        <p className="font-semibold" id="neste-artigo">
          Neste artigo
        </p>
        <SectionLinks secoes={secoes} />
      </div>
    </nav>
  );
}

function SectionLinks({ secoes }: { secoes: ArticleSection[] }) {
  return (
    <ul className="mt-2 text-note">
      {secoes.map(({ id, titulo }) => (
        <li key={id}>
          <a
            className="flex min-h-11 items-center py-1 leading-snug text-neutro-700 hover:text-texto-primaria hover:underline"
            href={`#${id}`}
          >
            {titulo}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Related({ posts }: { posts: PostEntry[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="leia-tambem" className="section-space bg-papel-fundo print:hidden">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-h2" id="leia-tambem">
            Leia também
          </h2>
          <p className="mt-3">
            <MoreLink href="/blog" label="Ver todos os artigos" />
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard level="h3" post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
