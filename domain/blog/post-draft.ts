/** For a preview, a value that breaks the form's rules is replaced by a default. */
import { blogPostForm, type PostValues, TEMPO_LEITURA_PADRAO } from "./blog-posts.ts";

const { shape } = blogPostForm;

export function parsePostDraft(typed: Record<string, unknown>, now = new Date()): PostValues {
  function read<Field extends keyof PostValues>(field: Field, standIn: PostValues[Field]) {
    const parsed = shape[field].safeParse(typed[field]);
    return parsed.success ? (parsed.data as PostValues[Field]) : standIn;
  }
  return {
    titulo: read("titulo", "Sem título"),
    slug: read("slug", "sem-slug"),
    autor: read("autor", null),
    data_publicacao: read("data_publicacao", now),
    status: read("status", "rascunho"),
    ordem_exibicao: read("ordem_exibicao", 0),
    categoria: read("categoria", null),
    tempo_leitura_min: read("tempo_leitura_min", TEMPO_LEITURA_PADRAO),
    imagem_capa_url: read("imagem_capa_url", null),
    texto_alternativo: read("texto_alternativo", null),
    resumo: read("resumo", ""),
    conteudo: read("conteudo", ""),
  };
}
