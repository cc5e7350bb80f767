import type { PhantomKind } from "../imagens-exame/phantom-files.ts";

interface DemoImagens {
  kind: PhantomKind;
  /** An index of DEMO_LAUDOS. */
  laudo: number;
  descricao: string;
}

export const DEMO_IMAGENS: readonly DemoImagens[] = [
  { kind: "us_imagens", laudo: 0, descricao: "US ABDOME TOTAL" },
  { kind: "us_imagens", laudo: 1, descricao: "US TIREOIDE" },
  { kind: "tc_cranio", laudo: 2, descricao: "TC CRANIO" },
  { kind: "us_clipe", laudo: 3, descricao: "US RINS E VIAS URINARIAS" },
  { kind: "mamografia", laudo: 7, descricao: "MAMOGRAFIA DIGITAL" },
  { kind: "tc_com_defeito", laudo: 22, descricao: "TC CRANIO" },
  { kind: "mamografia", laudo: 30, descricao: "MAMOGRAFIA DIGITAL" },
  { kind: "rx_torax", laudo: 37, descricao: "RX TORAX PA" },
];

interface DemoWaiting {
  kind: PhantomKind;
  nome: string;
  nascimento: string;
  descricao: string;
}

export const DEMO_SEM_LAUDO: readonly DemoWaiting[] = [
  {
    kind: "rm_cranio",
    nome: "ESPINDOLA^CLAUDIO ROBERTO",
    nascimento: "1970-04-03",
    descricao: "RM CRANIO",
  },
  { kind: "tc_torax", nome: "PRATES^SEBASTIAO", nascimento: "1952-01-20", descricao: "TC TORAX" },
];
