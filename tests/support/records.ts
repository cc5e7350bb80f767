/** Columns that must be unique differ in each row. */
import type { anotacoes } from "#server/db/schema/anotacoes.ts";
import type { blogPosts } from "#server/db/schema/blog-posts.ts";
import type { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import type { consentimentos } from "#server/db/schema/consentimentos.ts";
import type { convenios } from "#server/db/schema/convenios.ts";
import type { depoimentos } from "#server/db/schema/depoimentos.ts";
import type { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import type { exames } from "#server/db/schema/exames.ts";
import type { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import type { homeHero } from "#server/db/schema/home-hero.ts";
import type { homeSobre } from "#server/db/schema/home-sobre.ts";
import type { inscritos } from "#server/db/schema/inscritos.ts";
import type { laudos } from "#server/db/schema/laudos.ts";
import type { mensagens } from "#server/db/schema/mensagens.ts";
import type { midia as midiaTable } from "#server/db/schema/midia.ts";
import type { newsletterEdicoes } from "#server/db/schema/newsletter-edicoes.ts";
import type { newsletterEnvios } from "#server/db/schema/newsletter-envios.ts";
import type { pacientes } from "#server/db/schema/pacientes.ts";
import type { paginas } from "#server/db/schema/paginas.ts";
import type { profissionais } from "#server/db/schema/profissionais.ts";
import type { publicidadeVistos } from "#server/db/schema/publicidade-vistos.ts";
import type { questionarios } from "#server/db/schema/questionarios.ts";
import type { responsaveis } from "#server/db/schema/responsaveis.ts";
import type { respostas } from "#server/db/schema/respostas.ts";
import type { respostasProntas } from "#server/db/schema/respostas-prontas.ts";
import type { salas } from "#server/db/schema/salas.ts";
import type { usuarios } from "#server/db/schema/usuarios.ts";

export type Values<T extends { $inferInsert: unknown }> = T["$inferInsert"];

let count = 0;

export function configuracoes(
  values: Partial<Values<typeof configuracoesSite>> = {},
): Values<typeof configuracoesSite> {
  return {
    nome_clinica: "Clínica de Teste",
    endereco: "Rua A, 1\nCentro",
    telefone: "(67) 3441-0000",
    email: "contato@clinica.test",
    horario_funcionamento: "Seg a sex: 7h às 18h",
    texto_rodape: "© Clínica de Teste",
    links_redes_sociais: { instagram: "", facebook: "", whatsapp: "5567934410000" },
    cores_principais: { primaria: "#0ea5e9", secundaria: "#06b6d4" },
    ...values,
  };
}

export function hero(values: Partial<Values<typeof homeHero>> = {}): Values<typeof homeHero> {
  return {
    titulo: "Exames com calma",
    subtitulo: "Em Nova Andradina",
    botao1_texto: "Exames",
    botao1_link: "/exames",
    botao2_texto: "Contato",
    botao2_link: "/contato",
    estatisticas: [{ valor: "10+", descricao: "Anos" }],
    imagens: [{ url: "/arquivos/hero/a-1920x1080.webp", path: "hero/a-1920x1080.webp" }],
    ...values,
  };
}

export function sobre(values: Partial<Values<typeof homeSobre>> = {}): Values<typeof homeSobre> {
  return {
    titulo: "Sobre",
    descricao: "Quem somos",
    historia: "Desde 2010",
    valores: [{ icone: "Heart", titulo: "Cuidado", descricao: "Com você" }],
    diferenciais: ["Hora marcada"],
    numeros: [{ valor: "98%", descricao: "Satisfeitos" }],
    ...values,
  };
}

export function estrutura(
  values: Partial<Values<typeof homeEstrutura>> = {},
): Values<typeof homeEstrutura> {
  return {
    titulo: "Estrutura",
    descricao: "Salas novas",
    imagens: [
      { url: "/arquivos/estrutura/a-1200x800.webp", titulo: "Recepção", descricao: "Clara" },
    ],
    facilidades: [{ icone: "🏥", titulo: "Térreo", descricao: "Sem degraus" }],
    ...values,
  };
}

export function profissional(
  values: Partial<Values<typeof profissionais>> = {},
): Values<typeof profissionais> {
  return {
    nome: `Dra. Ana ${++count}`,
    especialidade: "Radiologia",
    crm: "CRM-MS 0001",
    especializacoes: ["Mamografia"],
    ...values,
  };
}

export function exame(values: Partial<Values<typeof exames>> = {}): Values<typeof exames> {
  const number = ++count;
  return { nome: `Exame ${number}`, slug: `exame-${number}`, descricao: "O que mostra", ...values };
}

export function sala(values: Partial<Values<typeof salas>> = {}): Values<typeof salas> {
  return { nome: `Sala ${++count}`, ...values };
}

export function questionario(
  values: Partial<Values<typeof questionarios>> = {},
): Values<typeof questionarios> {
  const perguntas = [{ texto: "Você tem marca-passo?", vermelha: "sim" as const, ajuda: null }];
  return { nome: `Questionário ${++count}`, perguntas, ...values };
}

export function convenio(values: Partial<Values<typeof convenios>> = {}): Values<typeof convenios> {
  return { nome: `Convênio ${++count}`, ...values };
}

export function depoimento(
  values: Partial<Values<typeof depoimentos>> = {},
): Values<typeof depoimentos> {
  const number = ++count;
  return {
    nome: `Paciente ${number}`,
    texto: "Fui bem atendida.",
    consentimento: `Paciente ${number}, por WhatsApp, em 10/11/2026`,
    ...values,
  };
}

export function respostaPronta(
  values: Partial<Values<typeof respostasProntas>> = {},
): Values<typeof respostasProntas> {
  return { nome: `Resposta ${++count}`, texto: "Sim, fazemos.", ...values };
}

const INSCRITO_ID = "00000000-0000-4000-8000-00000000e0a1";

export function inscrito(values: Partial<Values<typeof inscritos>> = {}): Values<typeof inscritos> {
  return {
    id: INSCRITO_ID,
    email: "leitora@clinica.test",
    situacao: "confirmado",
    confirmado_em: new Date(),
    consentimento: "newsletter-1",
    ...values,
  };
}

export function envio(
  values: Partial<Values<typeof newsletterEnvios>> = {},
): Values<typeof newsletterEnvios> {
  return { post_id: INSCRITO_ID, inscrito_id: INSCRITO_ID, situacao: "na_fila", ...values };
}

export function edicao(
  values: Partial<Values<typeof newsletterEdicoes>> = {},
): Values<typeof newsletterEdicoes> {
  return { id: INSCRITO_ID, assunto: "Novidades", ...values };
}

export function secao(
  values: Partial<Values<typeof depoimentosSecao>> = {},
): Values<typeof depoimentosSecao> {
  return { mostrar: true, satisfacao: "97%", media: "4,8", avaliacoes: "120", ...values };
}

export function textos(values: Partial<Values<typeof paginas>> = {}): Values<typeof paginas> {
  return { politica_privacidade: "A nossa política.", termos_uso: null, ...values };
}

export function post(values: Partial<Values<typeof blogPosts>> = {}): Values<typeof blogPosts> {
  const number = ++count;
  return {
    titulo: `Artigo ${number}`,
    slug: `artigo-${number}`,
    resumo: "Resumo",
    conteudo: "<p>Texto</p>",
    data_publicacao: new Date(Date.now() - 86_400_000),
    status: "publicado",
    ...values,
  };
}

export function usuario(values: Partial<Values<typeof usuarios>> = {}): Values<typeof usuarios> {
  const number = ++count;
  return { nome: `Pessoa ${number}`, email: `pessoa${number}@clinica.test`, ...values };
}

export function midia(values: Partial<Values<typeof midiaTable>> = {}): Values<typeof midiaTable> {
  const number = ++count;
  return {
    chave: `blog/imagem${number}-640x480`,
    bucket: "blog",
    largura: 640,
    altura: 480,
    bytes: 1000,
    sha256: String(number).padStart(64, "0"),
    nome: `Imagem ${number}`,
    variantes: { avif: [320, 640], webp: [320] },
    ...values,
  };
}

const PACIENTE_ID = "00000000-0000-4000-8000-00000000000a";

export function responsavel(
  values: Partial<Values<typeof responsaveis>> = {},
): Values<typeof responsaveis> {
  const cpf_hash = Buffer.from(`responsável ${++count}`);
  return { nome: Buffer.from("cifrado"), cpf: Buffer.from("cifrado"), cpf_hash, ...values };
}

export function paciente(values: Partial<Values<typeof pacientes>> = {}): Values<typeof pacientes> {
  return {
    id: PACIENTE_ID,
    nome: Buffer.from("cifrado"),
    nome_busca: [Buffer.from("maria")],
    data_nascimento: Buffer.from("cifrada"),
    ...values,
  };
}

export function laudo(values: Partial<Values<typeof laudos>> = {}): Values<typeof laudos> {
  const number = ++count;
  return {
    id: "00000000-0000-4000-8000-00000000000b",
    paciente_id: PACIENTE_ID,
    protocolo: Buffer.from("cifrado"),
    protocolo_hash: Buffer.from(`protocolo ${number}`),
    exame: Buffer.from("cifrado"),
    exame_hash: Buffer.from("exame"),
    data_exame: "2026-11-20",
    medico_responsavel: "",
    crm: "",
    status: "em_analise",
    ...values,
  };
}

export function mensagem(values: Partial<Values<typeof mensagens>> = {}): Values<typeof mensagens> {
  const number = ++count;
  return {
    tipo: "contato",
    estado: "nova",
    cifrada: Buffer.from(`Pessoa ${number}`),
    impressao: String(number).padStart(43, "0"),
    recebida_em: new Date(),
    ...values,
  };
}

export const MENSAGEM_ID = "33333333-3333-4333-8333-333333333333";

export function resposta(values: Partial<Values<typeof respostas>> = {}): Values<typeof respostas> {
  return {
    mensagem_id: MENSAGEM_ID,
    cifrada: Buffer.from("Sim, de quatro horas."),
    escrita_em: new Date(),
    ...values,
  };
}

export function anotacao(values: Partial<Values<typeof anotacoes>> = {}): Values<typeof anotacoes> {
  return { mensagem_id: MENSAGEM_ID, texto: Buffer.from("Ligar"), ...values };
}

export function consentimento(
  values: Partial<Values<typeof consentimentos>> = {},
): Values<typeof consentimentos> {
  return {
    finalidade: "contato",
    texto_versao: "2026-11-22",
    canal: "site",
    dado_em: new Date(),
    referencia: MENSAGEM_ID,
    prova: `prova ${++count}`,
    ...values,
  };
}

export function visto(
  values: Partial<Values<typeof publicidadeVistos>> & { registro: string },
): Values<typeof publicidadeVistos> {
  return {
    coisa: "profissionais",
    campo: "mini_bio",
    regra: "melhor",
    palavras: "a melhor médica",
    ...values,
  };
}
