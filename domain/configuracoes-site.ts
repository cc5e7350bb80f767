/** Configurações gerais: who the clinic is, how to reach it, when it is open. One record only. */
import { email, listOf, optionalEmail, optionalText, optionalUrl, requiredText } from "./fields.ts";
import { DIAS, type Feriado, type Semana } from "./horarios.ts";
import { type TituloMedico, tituloMedico } from "./profissionais.ts";
import { digitsOf } from "./telefone.ts";
import { z } from "./z.ts";

export const CONFIGURACOES_LIMITS = {
  nome_clinica: 120,
  endereco: 500,
  telefone: 40,
  email: 254,
  texto: 1000,
  nome: 160,
  registro: 60,
  link: 2000,
  intervalos: 4,
  feriado: 120,
  feriados: 200,
} as const;

export interface LinksRedesSociais {
  instagram: string;
  facebook: string;
  /** Digits with the country code. */
  whatsapp: string;
}

/** #rrggbb each. */
export interface CoresPrincipais {
  primaria: string;
  secundaria: string;
}

export interface Horarios {
  recepcao: Semana;
  exames: Semana;
}

export interface ConfiguracoesSite {
  nome_clinica: string;
  /** One line a line break. */
  endereco: string;
  telefone: string;
  email: string;
  /** Free text, shown as a note beside the structured hours. */
  horario_funcionamento: string;
  texto_rodape: string;
  links_redes_sociais: LinksRedesSociais;
  cores_principais: CoresPrincipais;
  /** Empty: the button opens /resultados. */
  link_resultados_clinica: string;
  /** Empty: there is no button. */
  link_resultados_cassems: string;
  registro_crm: string;
  diretor_tecnico: string;
  crm_diretor_tecnico: string;
  titulo_diretor_tecnico: TituloMedico | null;
  encarregado_dados: string;
  email_encarregado: string;
  credito_texto: string;
  credito_link: string;
  horarios: Horarios;
  feriados: Feriado[];
}

function cor(missing: string) {
  return requiredText(missing, 40)
    .refine((value) => value === "" || /^#[0-9a-f]{6}$/i.test(value), "Use uma cor como #0ea5e9")
    .transform((value) => value.toLowerCase());
}

const LIMITS = CONFIGURACOES_LIMITS;

/** Field names are the form's; `toConfiguracoesSite` turns them into the record's. */
export const configuracoesSiteForm = z.object({
  nome_clinica: requiredText("Nome da clínica é obrigatório", LIMITS.nome_clinica),
  endereco: requiredText("Endereço é obrigatório", LIMITS.endereco),
  telefone: requiredText("Telefone é obrigatório", LIMITS.telefone),
  email: email(),
  horario_funcionamento: requiredText("Horário de funcionamento é obrigatório", LIMITS.texto),
  texto_rodape: requiredText("Texto do rodapé é obrigatório", LIMITS.texto),
  instagram_url: optionalUrl(),
  facebook_url: optionalUrl(),
  whatsapp: requiredText("WhatsApp é obrigatório", 40)
    .transform(withCountryCode)
    .refine((value) => /^\d{12,15}$/.test(value), "WhatsApp inválido"),
  cor_primaria: cor("Cor primária é obrigatória"),
  cor_secundaria: cor("Cor secundária é obrigatória"),
  link_resultados_clinica: optionalUrl(),
  link_resultados_cassems: optionalUrl(),
  registro_crm: optionalText(LIMITS.registro),
  diretor_tecnico: optionalText(LIMITS.nome),
  crm_diretor_tecnico: optionalText(LIMITS.registro),
  titulo_diretor_tecnico: tituloMedico(),
  encarregado_dados: optionalText(LIMITS.nome),
  email_encarregado: optionalEmail(),
  credito_texto: optionalText(LIMITS.nome),
  credito_link: optionalUrl(),
});

/** Brazilian numbers typed without the country code get it. */
function withCountryCode(value: string): string {
  const digits = digitsOf(value);
  return digits.length === 10 || digits.length === 11 ? `55${digits}` : digits;
}

/** The record's fields that the form holds; hours and holidays have their own form. */
export function toConfiguracoesSite(
  form: z.output<typeof configuracoesSiteForm>,
): Omit<ConfiguracoesSite, "horarios" | "feriados"> {
  const { instagram_url, facebook_url, whatsapp, cor_primaria, cor_secundaria, ...fields } = form;
  return {
    ...fields,
    links_redes_sociais: { instagram: instagram_url, facebook: facebook_url, whatsapp },
    cores_principais: { primaria: cor_primaria, secundaria: cor_secundaria },
  };
}

const hora = z.string("Informe o horário").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Horário inválido");

const intervalos = listOf(
  z
    .object({ abre: hora, fecha: z.union([hora, z.literal("24:00")], "Horário inválido") })
    .refine(({ abre, fecha }) => abre < fecha, "O fechamento deve ser depois da abertura"),
  LIMITS.intervalos,
);

const semana = z.object(
  Object.fromEntries(DIAS.map((dia) => [dia, intervalos])) as Record<
    (typeof DIAS)[number],
    typeof intervalos
  >,
);

export const horariosForm = z.object({
  horarios: z.object({ recepcao: semana, exames: semana }),
  feriados: listOf(
    z.object({
      data: z.iso.date("Data inválida"),
      nome: requiredText("Nome do feriado é obrigatório", LIMITS.feriado),
      intervalos,
    }),
    LIMITS.feriados,
  ),
});
