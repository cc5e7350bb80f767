import { feriadosField, semanaField } from "../horarios/horarios-form.ts";
import { holidayText, weekText } from "../horarios/week-text.ts";
import { identidadeField } from "../midia/logo.ts";
import { tituloMedico } from "../pessoas/profissionais.ts";
import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import {
  email,
  onOrOff,
  optionalEmail,
  optionalText,
  optionalUrl,
  profileUrl,
  requiredText,
} from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { digitsOf, formatTelefone, isTelefone, TELEFONE_INVALIDO } from "./telefone.ts";

export const CONFIGURACOES_LIMITS = {
  nome_clinica: 120,
  endereco: 500,
  telefone: 40,
  email: 254,
  texto: 1000,
  nome: 160,
  registro: 60,
  link: 2000,
} as const;

export const CONFIGURACOES_LABELS = {
  nome_clinica: "Nome da clínica",
  logo_url: "Logo",
  icone_url: "Ícone do site",
  endereco: "Endereço",
  telefone: "Telefone",
  email: "Email",
  "horarios.recepcao": "Horários da recepção",
  "horarios.exames": "Horários dos exames",
  horario_funcionamento: "Horário de funcionamento",
  feriados: "Feriados",
  "links_redes_sociais.instagram": "Instagram",
  "links_redes_sociais.facebook": "Facebook",
  "links_redes_sociais.whatsapp": "WhatsApp",
  link_resultados_clinica: "Link Resultados Clínica",
  link_resultados_cassems: "Link Resultados Cassems",
  registro_crm: "Registro da clínica no CRM",
  diretor_tecnico: "Diretor técnico",
  crm_diretor_tecnico: "CRM do diretor técnico",
  titulo_diretor_tecnico: "Título do diretor técnico",
  encarregado_dados: "Encarregado de dados",
  email_encarregado: "E-mail do encarregado",
  credito_texto: "Crédito (texto)",
  credito_link: "Crédito (link)",
  "cores_principais.primaria": "Cor primária",
  "cores_principais.secundaria": "Cor secundária",
  texto_rodape: "Texto do rodapé",
  somente_equipe: "Mostrar o site só para a equipe",
  ocultar_exemplos: "Ocultar exemplos",
} as const;

const LIMITS = CONFIGURACOES_LIMITS;

export const configuracoesSiteForm = recordForm({
  nome_clinica: requiredText("Nome da clínica é obrigatório", LIMITS.nome_clinica),
  logo_url: identidadeField("logo"),
  icone_url: identidadeField("icone"),
  endereco: requiredText("Endereço é obrigatório", LIMITS.endereco),
  telefone: requiredText("Telefone é obrigatório", LIMITS.telefone).refine(
    (value) => value === "" || isTelefone(value),
    TELEFONE_INVALIDO,
  ),
  email: email(),
  horarios: z.object({ recepcao: semanaField(), exames: semanaField() }),
  /** A text for hours that `horarios` cannot express; usually empty. */
  horario_funcionamento: optionalText(LIMITS.texto),
  feriados: feriadosField(),
  links_redes_sociais: z.object({
    instagram: profileUrl("https://www.instagram.com/"),
    facebook: profileUrl("https://www.facebook.com/"),
    whatsapp: requiredText("WhatsApp é obrigatório", 40)
      .refine((value) => value === "" || isTelefone(value), "WhatsApp inválido")
      .transform(withCountryCode)
      .refine((value) => value === "" || /^\d{12,15}$/.test(value), "WhatsApp inválido"),
  }),
  /** If it is empty, the button “Resultados Clínica” leads to /resultados. */
  link_resultados_clinica: optionalUrl(),
  link_resultados_cassems: optionalUrl(),
  registro_crm: optionalText(LIMITS.registro),
  diretor_tecnico: optionalText(LIMITS.nome),
  crm_diretor_tecnico: optionalText(LIMITS.registro),
  titulo_diretor_tecnico: tituloMedico(),
  encarregado_dados: optionalText(LIMITS.nome),
  email_encarregado: optionalEmail("E-mail inválido"),
  credito_texto: optionalText(LIMITS.nome),
  credito_link: optionalUrl(),
  cores_principais: z.object({
    primaria: cor("Cor primária é obrigatória"),
    secundaria: cor("Cor secundária é obrigatória"),
  }),
  texto_rodape: requiredText("Texto do rodapé é obrigatório", LIMITS.texto),
  somente_equipe: onOrOff(),
  ocultar_exemplos: onOrOff(),
});

export type ConfiguracoesRecord = RecordOf<typeof configuracoesSiteForm>;

export type ConfiguracoesSite = Omit<ConfiguracoesRecord, "id" | "versao">;

export type LinksRedesSociais = ConfiguracoesSite["links_redes_sociais"];
export type CoresPrincipais = ConfiguracoesSite["cores_principais"];
export type Horarios = ConfiguracoesSite["horarios"];

export function wholeColour(typed: string | undefined): string | undefined {
  const text = typed?.trim().toLowerCase() ?? "";
  return /^#[0-9a-f]{6}$/.test(text) ? text : undefined;
}

function cor(missing: string) {
  return requiredText(missing, 40)
    .refine((value) => value === "" || wholeColour(value) !== undefined, "Use uma cor como #0ea5e9")
    .transform((value) => value.toLowerCase());
}

/** @returns the digits without leading zeros; a Brazilian number without country code gets 55 */
function withCountryCode(value: string): string {
  const digits = digitsOf(value).replace(/^0+/, "");
  if (value.trim().startsWith("+")) return digits;
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits;
}

function whatsappText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? formatTelefone(value) : undefined;
}

export const CONFIGURACOES_SITE = {
  label: "Configurações",
  plural: "Configurações",
  article: "a",
  icon: "sliders",
  name: null,
  fields: {
    ...CONFIGURACOES_LABELS,
    horarios: {
      label: "Horários",
      fields: {
        recepcao: { label: "Recepção", format: weekText },
        exames: { label: "Exames", format: weekText },
      },
    },
    feriados: { label: CONFIGURACOES_LABELS.feriados, format: holidayText },
    links_redes_sociais: {
      label: "Redes sociais",
      fields: {
        instagram: "Instagram",
        facebook: "Facebook",
        whatsapp: { label: "WhatsApp", format: whatsappText },
      },
    },
    cores_principais: {
      label: "Cores",
      fields: { primaria: "Primária", secundaria: "Secundária" },
    },
    titulo_diretor_tecnico: {
      label: CONFIGURACOES_LABELS.titulo_diretor_tecnico,
      format: String,
    },
  },
} as const satisfies ThingEntry<ConfiguracoesRecord>;
