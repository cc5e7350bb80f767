/** What a rule of the Council is made of, and where each was read. */

/** `vedado`: the resolution forbids it. `condicionado`: it allows it under conditions. */
type TipoRegra = "vedado" | "condicionado";

export interface Fonte {
  nome: string;
  url: string;
}

export interface Regra {
  /** Kept with each mark: never given to another rule. */
  id: string;
  titulo: string;
  tipo: TipoRegra;
  /** Of CFM Resolução 2.336/2023, as exactly as it was read. */
  artigo: string;
  /** One sentence, for a doctor who is in the middle of writing. */
  porque: string;
  /** Empty where no Council's page with its text could be reached: the article alone is known. */
  fontes: readonly Fonte[];
  /** Over text as `readText` folds it: no capitals, no accents, one space between words. */
  patterns: readonly RegExp[];
  /** Innocent uses: a finding that overlaps one is none. */
  exceptions?: readonly RegExp[];
  /** Asked of this thing's texts only. */
  thing?: "depoimentos";
  /** Who has an RQE, or whose text names one, need not say more; a postgraduate may say it in capitals. */
  settledBy?: "rqe" | "rqe-or-nao-especialista";
}

const CFM = "https://publicidademedica.cfm.org.br/manual";

function comentada(capitulo: string, path: string): Fonte {
  return {
    nome: `CFM, Resolução Comentada, capítulo ${capitulo}`,
    url: `${CFM}/resolucao-comentada/${path}`,
  };
}

/**
 * What was read, and how far: the Council's pages were reachable by their first two thousand
 * characters. Of what came after them no paragraph number is cited.
 */
export const FONTES = {
  /** Arts. 4 to 6, whole. */
  capitulo2: comentada("II", "capitulo-2"),
  /** Arts. 7 and 8, to § 3. */
  capitulo3: comentada("III", "capitulo-3"),
  /** Art. 9, I and II. */
  capitulo4: comentada("IV", "capitulo-4"),
  /** Art. 11, I to IV. */
  capitulo6: comentada("VI", "capitulo-6"),
  /** Art. 13, I to III. */
  capitulo8: comentada("VIII", "capitulo-8"),
  /** Art. 14, I and II a. */
  capitulo9: comentada("IX", "capitulo-9"),
  /** Prices, discounts and bundles, whole. */
  pratica8: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 8",
    url: `${CFM}/aplicacao-pratica/capitulo-8`,
  },
  /** Before and after, the four steps. */
  pratica12: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 12",
    url: `${CFM}/aplicacao-pratica/capitulo-12`,
  },
  /** Postgraduate titles and NÃO ESPECIALISTA. */
  cfmPosGraduacao: {
    nome: "CFM, notícia sobre títulos de pós-graduação",
    url: "https://portal.cfm.org.br/noticias/justica-mantem-efeitos-da-resolucao-cfm-2-336-23",
  },
  /** Art. 11, XIII, quoted whole. */
  crmPr: {
    nome: "CRM-PR, alerta sobre premiações",
    url: "https://www.crmpr.org.br/Publicidade-Medica-Alerta-aos-medicos-sobre-premiacoes-e-homenagens-11-60620.shtml",
  },
  /** Art. 11, XVI, § 2 a and b. */
  cremesp34: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 34",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/34",
  },
  /** Art. 11, § 5; raffles, prizes and savings clubs. */
  cremesp36: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 36",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/36",
  },
} as const satisfies Record<string, Fonte>;
