import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  type CoresPrincipais,
  type Horarios,
  CONFIGURACOES_LIMITS as LIMITS,
  type LinksRedesSociais,
} from "#domain/clinica/configuracoes-site.ts";
import { DIAS, type Feriado, HORARIOS_LIMITS, type Semana } from "#domain/horarios/horarios.ts";
import { TITULOS_MEDICO } from "#domain/pessoas/profissionais.ts";
import {
  lengthCheck,
  linkCheck,
  listCheck,
  objectCheck,
  shapeCheck,
  singleRow,
  textAt,
  WEB_ADDRESS_OR_NOTHING,
  wordCheck,
} from "./constraints.ts";
import { INTERVALO } from "./item-checks.ts";
import { id, versao } from "./registro.ts";

/** The most holidays: more than the form allows, so that rows that another program wrote stay valid. */
const FERIADOS_MAX = 200;

const closed = Object.fromEntries(DIAS.map((dia) => [dia, []])) as unknown as Semana;
const everyDay = ["recepcao", "exames"].flatMap((service) =>
  DIAS.map(
    (dia) =>
      `@.${service}.${dia}.size() <= ${HORARIOS_LIMITS.intervalos} && @.${service}.${dia}.type() == "array"`,
  ),
);
const webAddressAt = (path: string) => `${path} like_regex "${WEB_ADDRESS_OR_NOTHING}" flag "i"`;
const hexColor = (key: string) => `@.${key} like_regex "^#[0-9a-f]{6}$" flag "i"`;

export const configuracoesSite = pgTable(
  "configuracoes_site",
  {
    id: id(),
    nome_clinica: text().notNull(),
    logo_url: text(),
    icone_url: text(),
    endereco: text().notNull(),
    telefone: text().notNull(),
    email: text().notNull(),
    horario_funcionamento: text().notNull().default(""),
    texto_rodape: text().notNull(),
    links_redes_sociais: jsonb().$type<LinksRedesSociais>().notNull(),
    cores_principais: jsonb().$type<CoresPrincipais>().notNull(),
    link_resultados_clinica: text().notNull().default(""),
    link_resultados_cassems: text().notNull().default(""),
    registro_crm: text().notNull().default(""),
    diretor_tecnico: text().notNull().default(""),
    crm_diretor_tecnico: text().notNull().default(""),
    titulo_diretor_tecnico: text({ enum: TITULOS_MEDICO }),
    encarregado_dados: text().notNull().default(""),
    email_encarregado: text().notNull().default(""),
    credito_texto: text().notNull().default(""),
    credito_link: text().notNull().default(""),
    horarios: jsonb().$type<Horarios>().notNull().default({ recepcao: closed, exames: closed }),
    feriados: jsonb().$type<Feriado[]>().notNull().default([]),
    somente_equipe: boolean().notNull().default(false),
    ocultar_exemplos: boolean().notNull().default(false),
    ...versao(),
  },
  (table) => [
    singleRow("configuracoes_site_uma_linha"),
    lengthCheck("configuracoes_site_nome", table.nome_clinica, 1, LIMITS.nome_clinica),
    shapeCheck("configuracoes_site_logo", table.logo_url, /^\/arquivos\/logo\/[\w-]{1,80}\.webp$/),
    shapeCheck(
      "configuracoes_site_icone",
      table.icone_url,
      /^\/arquivos\/icone\/[\w-]{1,80}\.webp$/,
    ),
    lengthCheck("configuracoes_site_endereco", table.endereco, 1, LIMITS.endereco),
    lengthCheck("configuracoes_site_telefone", table.telefone, 1, LIMITS.telefone),
    lengthCheck("configuracoes_site_email", table.email, 1, LIMITS.email),
    lengthCheck("configuracoes_site_horario", table.horario_funcionamento, 0, LIMITS.texto),
    lengthCheck("configuracoes_site_rodape", table.texto_rodape, 1, LIMITS.texto),
    lengthCheck("configuracoes_site_resultados", table.link_resultados_clinica, 0, LIMITS.link),
    lengthCheck("configuracoes_site_cassems", table.link_resultados_cassems, 0, LIMITS.link),
    lengthCheck("configuracoes_site_registro", table.registro_crm, 0, LIMITS.registro),
    lengthCheck("configuracoes_site_diretor", table.diretor_tecnico, 0, LIMITS.nome),
    lengthCheck("configuracoes_site_crm_diretor", table.crm_diretor_tecnico, 0, LIMITS.registro),
    wordCheck("configuracoes_site_titulo_diretor", table.titulo_diretor_tecnico, TITULOS_MEDICO),
    lengthCheck("configuracoes_site_encarregado", table.encarregado_dados, 0, LIMITS.nome),
    lengthCheck("configuracoes_site_email_encarregado", table.email_encarregado, 0, LIMITS.email),
    lengthCheck("configuracoes_site_credito", table.credito_texto, 0, LIMITS.nome),
    lengthCheck("configuracoes_site_credito_link", table.credito_link, 0, LIMITS.link),
    linkCheck("configuracoes_site_resultados_endereco", table.link_resultados_clinica),
    linkCheck("configuracoes_site_cassems_endereco", table.link_resultados_cassems),
    linkCheck("configuracoes_site_credito_endereco", table.credito_link),
    objectCheck(
      "configuracoes_site_redes",
      table.links_redes_sociais,
      `${webAddressAt("@.instagram")} && ${webAddressAt("@.facebook")} && @.whatsapp like_regex "^[0-9]{0,15}$"`,
    ),
    objectCheck(
      "configuracoes_site_cores",
      table.cores_principais,
      `${hexColor("primaria")} && ${hexColor("secundaria")}`,
    ),
    objectCheck("configuracoes_site_horarios", table.horarios, everyDay.join(" && ")),
    check(
      "configuracoes_site_intervalos",
      sql`jsonb_array_length(jsonb_path_query_array(${table.horarios}, 'lax $.*.*[*]')) = jsonb_array_length(jsonb_path_query_array(${table.horarios}, ${sql.raw(`'lax $.*.*[*] ? (${INTERVALO})'`)}))`,
    ),
    listCheck(
      "configuracoes_site_feriados",
      table.feriados,
      FERIADOS_MAX,
      `@.data like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && ${textAt("@.nome", 1, HORARIOS_LIMITS.feriado)} && @.intervalos.type() == "array"`,
    ),
    check(
      "configuracoes_site_feriados_intervalos",
      sql`jsonb_array_length(jsonb_path_query_array(${table.feriados}, 'lax $[*].intervalos[*]')) = jsonb_array_length(jsonb_path_query_array(${table.feriados}, ${sql.raw(`'lax $[*].intervalos[*] ? (${INTERVALO})'`)}))`,
    ),
  ],
);
