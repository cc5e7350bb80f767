import { type CatalogoExame, lida, RESSONANCIA as PREPARO, STEPS } from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const {
  stLukes,
  institutoRadiologia,
  comit,
  parente,
  cadi,
  bologna,
  ire,
  eigier,
  humana,
  vazFranco,
} = PAGINAS;

const RM = [stLukes, institutoRadiologia, comit, parente] as const;
const RM_LIDA = lida(...RM);

const JEJUM_ABDOME =
  "A clínica pode pedir jejum também sem contraste: confirme com a clínica quantas horas.";

export const RESSONANCIA: readonly CatalogoExame[] = [
  {
    nome: "Ressonância magnética do crânio",
    descricao:
      "Mostra o cérebro em detalhe com um ímã forte, sem raios X. O exame demora, faz barulho e pede que você fique parado.",
    preparo: PREPARO,
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética da coluna cervical",
    descricao: "Mostra, sem raios X, os discos, os nervos e a medula na altura do pescoço.",
    preparo: PREPARO,
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética da coluna lombar",
    descricao: "Mostra, sem raios X, os discos e os nervos da parte de baixo das costas.",
    preparo: PREPARO,
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética do joelho",
    descricao: "Mostra, sem raios X, os meniscos, os ligamentos e a cartilagem do joelho.",
    preparo: PREPARO,
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética do ombro",
    descricao: "Mostra, sem raios X, os tendões, os músculos e a cartilagem do ombro.",
    preparo: PREPARO,
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética do abdome superior",
    descricao: "Mostra, sem raios X, o fígado, o pâncreas, o baço e os rins.",
    preparo: [JEJUM_ABDOME, STEPS.jejumOutro, ...PREPARO],
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética das vias biliares (colangiorressonância)",
    descricao: "Mostra, sem raios X, os canais por onde passa a bile e o canal do pâncreas.",
    preparo: [JEJUM_ABDOME, STEPS.jejumOutro, ...PREPARO],
    fonte: RM_LIDA,
  },
  {
    nome: "Ressonância magnética da pelve",
    descricao:
      "Mostra, sem raios X, o útero e os ovários, ou a bexiga e o reto. É pedida também para investigar endometriose.",
    preparo: [
      "A clínica pode pedir jejum, também sem contraste, e preparo do intestino quando se procura endometriose: confirme com a clínica.",
      STEPS.jejumOutro,
      ...PREPARO,
    ],
    fonte: lida(eigier, humana, vazFranco, ...RM),
  },
  {
    nome: "Ressonância magnética da próstata",
    descricao: "Mostra, sem raios X, a próstata e o que está em volta dela.",
    preparo: [
      "A clínica pode pedir preparo do intestino e jejum: confirme com a clínica.",
      "Avise se você fez biópsia da próstata há pouco tempo: pode ser preciso esperar.",
      ...PREPARO,
    ],
    fonte: lida(cadi, bologna, ...RM),
  },
  {
    nome: "Ressonância magnética das mamas",
    descricao:
      "Mostra as mamas, sem raios X e em geral com contraste na veia. Completa a mamografia; não a substitui.",
    preparo: [
      "A data pode depender da menstruação: confirme com a clínica. Avise se você tem prótese de silicone ou amamenta.",
      ...PREPARO,
    ],
    fonte: lida(ire, ...RM),
  },
];
