/** The resolution forbids what is `vedado`, and allows under conditions what is `condicionado`. */
type TipoRegra = "vedado" | "condicionado";

export interface Fonte {
  nome: string;
  url: string;
}

export interface Regra {
  /** An id is never used for another rule, because it is stored with marks. */
  id: string;
  titulo: string;
  tipo: TipoRegra;
  /** The article of CFM Resolução 2.336/2023, as precisely as we could read it. */
  artigo: string;
  porque: string;
  /** Empty if we could reach no page of a Council with the text. */
  fontes: readonly Fonte[];
  /** Patterns for text as `readText` prepares it: no capitals, no accents, single spaces. */
  patterns: readonly RegExp[];
  /** Harmless uses of the words. A finding that overlaps one is dropped. */
  exceptions?: readonly RegExp[];
  /** The only thing to whose texts the rule applies; by default it applies to all. */
  thing?: "depoimentos";
  /** What fulfils the rule: an RQE of the doctor or in the text, or also the words NÃO ESPECIALISTA in capitals. */
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
 * Our sources, each with what we could read in it. Of a Council's page that was 2,000 characters; the rest is not
 * cited.
 */
export const FONTES = {
  /** Arts. 4 to 6, complete. */
  capitulo2: comentada("II", "capitulo-2"),
  /** Art. 7, and art. 8 up to § 3. */
  capitulo3: comentada("III", "capitulo-3"),
  /** Art. 9, I and II. */
  capitulo4: comentada("IV", "capitulo-4"),
  /** Art. 11, I to IV. */
  capitulo6: comentada("VI", "capitulo-6"),
  /** Art. 13, I to III. */
  capitulo8: comentada("VIII", "capitulo-8"),
  /** Art. 14, I and II a. */
  capitulo9: comentada("IX", "capitulo-9"),
  /** The page on prices, discounts and bundles, complete. */
  pratica8: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 8",
    url: `${CFM}/aplicacao-pratica/capitulo-8`,
  },
  /** The four steps for pictures of before and after. */
  pratica12: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 12",
    url: `${CFM}/aplicacao-pratica/capitulo-12`,
  },
  /** News about postgraduate titles and the words NÃO ESPECIALISTA. */
  cfmPosGraduacao: {
    nome: "CFM, notícia sobre títulos de pós-graduação",
    url: "https://portal.cfm.org.br/noticias/justica-mantem-efeitos-da-resolucao-cfm-2-336-23",
  },
  /** This page quotes art. 11, XIII completely. */
  crmPr: {
    nome: "CRM-PR, alerta sobre premiações",
    url: "https://www.crmpr.org.br/Publicidade-Medica-Alerta-aos-medicos-sobre-premiacoes-e-homenagens-11-60620.shtml",
  },
  /** Art. 11, XVI, § 2 a and b. */
  cremesp34: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 34",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/34",
  },
  /** Art. 11, § 5, and a part on raffles, prizes and savings clubs. */
  cremesp36: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 36",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/36",
  },
} as const satisfies Record<string, Fonte>;
