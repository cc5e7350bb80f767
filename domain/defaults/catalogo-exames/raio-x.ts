import { type CatalogoExame, lida, RAIO_X, STEPS } from "./catalogo-exame.ts";
import { PAGINAS } from "./paginas-lidas.ts";

const RAIO_X_LIDA = lida(PAGINAS.cimen, PAGINAS.rossetti);

const { roupa, remedios } = STEPS;

const SEM_PRODUTO =
  "No dia, não use desodorante, creme, talco nem perfume nas mamas e nas axilas: podem aparecer na imagem.";
const DUAS_PECAS = "Venha com roupa de duas peças.";
const DOR =
  "Se as mamas doem antes da menstruação, prefira marcar para a semana depois dela. Avise se você tem prótese de silicone, amamenta ou notou algo diferente nas mamas.";

export const MAMOGRAFIA: readonly CatalogoExame[] = [
  {
    nome: "Mamografia",
    descricao:
      "Radiografia das mamas, que são comprimidas por alguns segundos. Serve para procurar alterações antes que elas sejam sentidas e para examinar o que já foi notado.",
    preparo: [SEM_PRODUTO, DUAS_PECAS, DOR, ...RAIO_X],
    fonte: lida(PAGINAS.fleuryMamografia, PAGINAS.radClinic),
  },
  {
    nome: "Mamografia com tomossíntese",
    descricao:
      "Mamografia em que o aparelho faz várias imagens em ângulos diferentes, para ver a mama em camadas. A compressão é parecida com a da mamografia comum.",
    preparo: [SEM_PRODUTO, DUAS_PECAS, DOR, ...RAIO_X],
    fonte: lida(PAGINAS.fleuryMamografia, PAGINAS.radClinic),
  },
];

export const RADIOGRAFIA: readonly CatalogoExame[] = [
  {
    nome: "Radiografia do tórax",
    descricao:
      "Mostra os pulmões, o coração e os ossos do peito. É pedida para investigar tosse, falta de ar e dor, e antes de algumas cirurgias.",
    preparo: RAIO_X,
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia dos seios da face",
    descricao: "Mostra as cavidades dos ossos do rosto, em que o ar circula.",
    preparo: ["Tire óculos e prótese dentária móvel antes do exame.", ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia da coluna cervical",
    descricao: "Mostra os ossos do pescoço. É pedida para investigar dor e depois de acidentes.",
    preparo: RAIO_X,
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia da coluna lombar",
    descricao: "Mostra os ossos da parte de baixo das costas. É pedida para investigar dor.",
    preparo: [roupa, ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia panorâmica da coluna",
    descricao:
      "Mostra a coluna inteira, com a pessoa em pé. Serve para medir desvios, como a escoliose.",
    preparo: [roupa, ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia da bacia e dos quadris",
    descricao: "Mostra os ossos da bacia e o encaixe das pernas.",
    preparo: [roupa, ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia de mãos e punhos",
    descricao:
      "Mostra os ossos e as articulações das mãos. Em crianças, serve também para estimar a idade óssea.",
    preparo: ["Tire anéis, pulseiras e relógio.", ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia do joelho",
    descricao: "Mostra os ossos do joelho. É pedida para investigar dor, desgaste e pancadas.",
    preparo: [roupa, ...RAIO_X],
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia do pé e do tornozelo",
    descricao: "Mostra os ossos do pé e do tornozelo, em pé ou deitado, como o médico pedir.",
    preparo: RAIO_X,
    fonte: RAIO_X_LIDA,
  },
  {
    nome: "Radiografia contrastada do útero e das trompas (histerossalpingografia)",
    descricao:
      "Mostra por dentro o útero e as trompas, com um contraste que entra pelo colo do útero. É pedida para investigar dificuldade de engravidar.",
    preparo: [
      "O exame não é feito em gestantes. A data depende da menstruação: confirme com a clínica o dia certo e se é preciso um teste de gravidez.",
      "Avise ao agendar se você já teve alergia a contraste, tem corrimento, febre ou infecção, ou problema da tireoide.",
      "A clínica pode indicar um remédio antes: confirme com o seu médico.",
      remedios,
      ...RAIO_X,
    ],
    fonte: lida(PAGINAS.fleuryUtero),
  },
];

const CALCIO =
  "Confirme com a clínica se é preciso deixar de tomar cálcio na véspera. Os outros remédios continuam.";
const CONTRASTE_RECENTE =
  "Avise se você fez, nos últimos dias, exame com contraste ou de medicina nuclear: pode ser preciso esperar.";

export const DENSITOMETRIA: readonly CatalogoExame[] = [
  {
    nome: "Densitometria óssea da coluna e do fêmur",
    descricao:
      "Mede a massa dos ossos com uma dose pequena de raios X. Ajuda a diagnosticar a osteoporose e a acompanhar o tratamento.",
    preparo: [CALCIO, CONTRASTE_RECENTE, roupa, ...RAIO_X],
    fonte: lida(PAGINAS.climagem),
  },
  {
    nome: "Densitometria de corpo inteiro (composição corporal)",
    descricao: "Mede quanto do corpo é osso, músculo e gordura, com uma dose pequena de raios X.",
    preparo: [CALCIO, CONTRASTE_RECENTE, roupa, ...RAIO_X],
    fonte: lida(PAGINAS.climagem),
  },
];
