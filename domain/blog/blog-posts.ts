import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { versaoField } from "../registro/registro.ts";
import {
  moment,
  nullableImage,
  nullableText,
  ordemExibicao,
  requiredText,
} from "../texto/fields.ts";
import { SLUG_SHAPE } from "../texto/slug.ts";
import type { FieldsOf, ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { articleProblem } from "./article-bounds.ts";

export const STATUS_POST = ["rascunho", "publicado"] as const;
type StatusPost = (typeof STATUS_POST)[number];

export const STATUS_LABELS: Record<StatusPost, string> = {
  rascunho: "Rascunho",
  publicado: "Publicado",
};

export const CATEGORIAS = ["prevencao", "gestacao", "exames", "educacao", "tecnologia"] as const;
export type Categoria = (typeof CATEGORIAS)[number];

export const CATEGORIA_LABELS: Record<Categoria, string> = {
  prevencao: "Prevenção",
  gestacao: "Gestação",
  exames: "Exames",
  educacao: "Educação",
  tecnologia: "Tecnologia",
};

export function isCategoria(value: unknown): value is Categoria {
  return CATEGORIAS.some((categoria) => categoria === value);
}

export const POST_LIMITS = {
  titulo: 200,
  slug: 220,
  resumo: 1000,
  conteudo: 200_000,
  autor: 160,
  imagem_capa_url: 2000,
  texto_alternativo: 300,
  tempo_leitura_min: 120,
} as const;

export const TEMPO_LEITURA_PADRAO = 5;

export interface PostSummary {
  id: string;
  titulo: string;
  slug: string;
  resumo: string;
  imagem_capa_url: string | null;
  texto_alternativo: string | null;
  data_publicacao: Date;
  autor: string | null;
  categoria: Categoria | null;
  tempo_leitura_min: number;
}

export interface BlogPost extends PostSummary {
  /** The editor's HTML. It is sanitised before it is stored, and again before it is shown. */
  conteudo: string;
  status: StatusPost;
  ordem_exibicao: number;
}

export const POST_LABELS = {
  titulo: "Título",
  slug: "Slug",
  autor: "Autor",
  data_publicacao: "Data de Publicação",
  status: "Status",
  ordem_exibicao: "Ordem",
  categoria: "Categoria",
  tempo_leitura_min: "Tempo de leitura",
  imagem_capa_url: "Imagem de capa",
  texto_alternativo: "Texto alternativo",
  resumo: "Resumo",
  conteudo: "Conteúdo",
} as const;

/** The value of the button that stores a version without publishing it. The published version stays public. */
export const GUARDAR = "guardar";

function intencao() {
  return z.enum(["", GUARDAR]).optional();
}

export const conteudoPost = () =>
  requiredText("Conteúdo é obrigatório", POST_LIMITS.conteudo).superRefine((html, context) => {
    const message = articleProblem(html);
    if (message) context.addIssue({ code: "custom", message });
  });

export const blogPostForm = recordForm({
  titulo: requiredText("Título é obrigatório", POST_LIMITS.titulo),
  slug: requiredText("Slug é obrigatório", POST_LIMITS.slug).refine(
    (value) => value === "" || SLUG_SHAPE.test(value),
    "Use só letras minúsculas sem acento, números e hifens",
  ),
  autor: nullableText(POST_LIMITS.autor),
  data_publicacao: moment("Data de Publicação é obrigatória", "Data de Publicação inválida"),
  status: z.enum(STATUS_POST).default("rascunho"),
  ordem_exibicao: ordemExibicao(),
  categoria: z
    .union([z.literal("").transform(() => null), z.enum(CATEGORIAS)])
    .nullish()
    .transform((value) => value ?? null),
  tempo_leitura_min: z.coerce
    .number("Tempo de leitura inválido")
    .int("Tempo de leitura inválido")
    .min(1, "Tempo de leitura inválido")
    .max(POST_LIMITS.tempo_leitura_min, "Tempo de leitura inválido")
    .default(TEMPO_LEITURA_PADRAO),
  imagem_capa_url: nullableImage(),
  texto_alternativo: nullableText(POST_LIMITS.texto_alternativo),
  resumo: requiredText("Resumo é obrigatório", POST_LIMITS.resumo),
  conteudo: conteudoPost(),
  /** The pressed button. After a sign-in the form is sent without a button, and `intencao_anterior` has its value. */
  intencao: intencao(),
  intencao_anterior: intencao(),
});

type Intencao = "intencao" | "intencao_anterior";

export type PostValues = Omit<z.infer<typeof blogPostForm>, "versao" | Intencao>;

export type PostPendente = Omit<PostValues, "data_publicacao"> & { data_publicacao: string };

export type PostRecord = Omit<RecordOf<typeof blogPostForm>, Intencao> & {
  pendente: PostPendente | null;
  /** Oldest first. */
  enderecos_antigos: string[];
};

export type PostState = "rascunho" | "agendado" | "publicado";

export const STATE_LABELS: Record<PostState, string> = {
  ...STATUS_LABELS,
  agendado: "Agendado",
};

export function postState(
  { status, data_publicacao }: Pick<PostValues, "status" | "data_publicacao">,
  now = new Date(),
): PostState {
  return status === "publicado" && data_publicacao > now ? "agendado" : status;
}

export const SITUACOES_POST = {
  ...STATE_LABELS,
  semana: "Saem em 7 dias",
  guardado: "Com versão guardada",
} as const;
export type SituacaoPost = keyof typeof SITUACOES_POST;

export function toPendente({ data_publicacao, ...values }: PostValues): PostPendente {
  return { ...values, data_publicacao: data_publicacao.toISOString() };
}

export function withPendente<Post extends PostRecord>(post: Post): Post {
  const { pendente } = post;
  if (!pendente) return post;
  return { ...post, ...pendente, data_publicacao: new Date(pendente.data_publicacao) };
}

export const articleHtmlForm = z.object({ conteudo: conteudoPost() });

export const discardForm = z.object({ versao: versaoField() });

const POST_FIELDS = {
  ...POST_LABELS,
  status: { label: POST_LABELS.status, values: STATUS_LABELS },
  categoria: { label: POST_LABELS.categoria, values: CATEGORIA_LABELS },
  conteudo: { label: POST_LABELS.conteudo, isArticle: true },
} as const satisfies FieldsOf<PostPendente>;

export const BLOG_POSTS = {
  label: "Artigo",
  plural: "Artigos",
  article: "o",
  icon: "newspaper",
  name: "titulo",
  below: "/:id",
  fields: {
    ...POST_FIELDS,
    pendente: { label: "Versão guardada sem publicar", fields: POST_FIELDS },
    enderecos_antigos: "Endereços antigos",
  },
} as const satisfies ThingEntry<PostRecord>;
