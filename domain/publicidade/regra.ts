/** `vedado`: the resolution forbids the words. `condicionado`: the resolution allows them under conditions. */
type TipoRegra = "vedado" | "condicionado";

export interface Fonte {
  nome: string;
  url: string;
}

export interface Regra {
  /** An id is never used for another rule, because findings marked as seen are stored with it. */
  id: string;
  titulo: string;
  tipo: TipoRegra;
  /** The article of CFM Resolução 2.336/2023, with paragraph and item if we have read them. */
  artigo: string;
  porque: string;
  /** Pages of a medical council that contain the rule's text; empty if we have read none. */
  fontes: readonly Fonte[];
  /** Patterns for text as `readText` prepares it: no capitals, no accents, single spaces. */
  patterns: readonly RegExp[];
  /** Patterns for harmless uses of the words. A finding that overlaps such a use is dropped. */
  exceptions?: readonly RegExp[];
  thing?: "depoimentos";
  /** An RQE (the doctor's or in the text) prevents the finding. With the second value, NÃO ESPECIALISTA does so too. */
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
 * What we read of each source; a rule cites no more. Chapter II: arts. 4 to 6. III: art. 7, art. 8 to § 3. IV: art. 9,
 * I, II. VI: art. 11, I to IV. VIII: art. 13, I to III. IX: art. 14, I, II a. Practice 8: all; 12: steps for pictures.
 * CRM-PR: art. 11, XIII. Cremesp, page 34: art. 11, XVI, § 2 a, b; 36: art. 11, § 5, raffles, prizes, savings clubs.
 */
export const FONTES = {
  capitulo2: comentada("II", "capitulo-2"),
  capitulo3: comentada("III", "capitulo-3"),
  capitulo4: comentada("IV", "capitulo-4"),
  capitulo6: comentada("VI", "capitulo-6"),
  capitulo8: comentada("VIII", "capitulo-8"),
  capitulo9: comentada("IX", "capitulo-9"),
  pratica8: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 8",
    url: `${CFM}/aplicacao-pratica/capitulo-8`,
  },
  pratica12: {
    nome: "CFM, Manual de Publicidade Médica, Aplicação prática 12",
    url: `${CFM}/aplicacao-pratica/capitulo-12`,
  },
  cfmPosGraduacao: {
    nome: "CFM, notícia sobre títulos de pós-graduação",
    url: "https://portal.cfm.org.br/noticias/justica-mantem-efeitos-da-resolucao-cfm-2-336-23",
  },
  crmPr: {
    nome: "CRM-PR, alerta sobre premiações",
    url: "https://www.crmpr.org.br/Publicidade-Medica-Alerta-aos-medicos-sobre-premiacoes-e-homenagens-11-60620.shtml",
  },
  cremesp34: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 34",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/34",
  },
  cremesp36: {
    nome: "Cremesp, Guia de Boas Práticas na Divulgação Médica, página 36",
    url: "http://cremesp.org.br/library/modulos/flipbook/publicacao/74/36",
  },
} as const satisfies Record<string, Fonte>;
