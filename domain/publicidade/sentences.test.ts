import { describe, expect, it } from "vitest";
import { listFindings } from "#tests/support/findings.ts";
import type { TableThing } from "../permissions.ts";
import { REGRAS } from "./findings.ts";

type Sentence = readonly [text: string, regra: string, thing?: TableThing];

const FOUND: readonly Sentence[] = [
  ["Resultado garantido em todos os exames.", "resultado"],
  ["Garantimos o melhor diagnóstico.", "resultado"],
  ["Nosso exame é 100% seguro.", "resultado"],
  ["Prometemos alívio já na primeira sessão.", "resultado"],
  ["A cura definitiva da sua dor.", "resultado"],
  ["Um procedimento sem nenhum risco.", "resultado"],
  ["O método infalível contra a dor nas costas.", "resultado"],
  ["Livre-se das dores de uma vez.", "resultado"],
  ["Você vai ficar curado depois da punção.", "resultado"],
  ["Diagnóstico com SATISFAÇÃO GARANTIDA.", "resultado"],
  ["Um tratamento milagroso para varizes.", "milagre"],
  ["Exame revolucionário chega à cidade.", "milagre"],
  ["O tomógrafo mais moderno.", "aparelho"],
  ["Temos os aparelhos mais avançados.", "aparelho"],
  ["Imagens com tecnologia de ponta.", "aparelho"],
  ["Equipamentos de última geração.", "aparelho"],
  ["Um equipamento exclusivo, só aqui.", "aparelho"],
  ["O estado da arte em mamografia.", "aparelho"],
  ["A melhor clínica para a sua família.", "melhor"],
  ["Os melhores médicos cuidam de você.", "melhor"],
  ["Aqui você encontra o melhor atendimento.", "melhor"],
  ["Escolha melhores profissionais.", "melhor"],
  ["Somos a única clínica com ressonância.", "unico"],
  ["O único que faz este exame.", "unico"],
  ["Uma experiência de cuidado único.", "unico"],
  ["Técnica exclusiva da Dra. Ana.", "unico"],
  ["O radiologista mais experiente.", "autopromocao"],
  ["Profissional renomado em ultrassom.", "autopromocao"],
  ["A maior clínica de imagem do estado.", "autopromocao"],
  ["Somos referência em diagnóstico por imagem.", "autopromocao"],
  ["Centro de excelência em mamografia.", "autopromocao"],
  ["Equipe pioneira em Nova Andradina.", "autopromocao"],
  ["Número 1 em ultrassom.", "autopromocao"],
  ["Não espere: pode ser tarde demais.", "medo"],
  ["O câncer de mama é um assassino silencioso.", "medo"],
  ["Você pode ter um nódulo e nem sabe.", "medo"],
  ["Sem o exame, sua vida corre perigo.", "medo"],
  ["Um aneurisma é uma bomba-relógio.", "medo"],
  ["Não brinque com sua saúde!", "medo"],
  ["Dra. Ana, médica do ano de 2025.", "premio"],
  ["Clínica premiada pela revista.", "premio"],
  ["Troféu Destaque do Ano.", "premio"],
  ["Eleita a melhor médica pelo jornal.", "premio"],
  ["Participe do sorteio de uma ultrassonografia.", "sorteio"],
  ["Concorra a um check-up completo.", "sorteio"],
  ["Marque já e ganhe um brinde.", "sorteio"],
  ["Indique uma amiga e ganhe desconto.", "sorteio"],
  ["Pacote de exames para gestantes.", "pacote"],
  ["Leve 2 exames e pague 1.", "pacote"],
  ["Faça a mamografia e ganhe a ultrassonografia.", "pacote"],
  ["Combo mulher: mamografia e ultrassom.", "pacote"],
  ["Especialista em mama e tireoide.", "especialista"],
  ["Médica especializada em medicina fetal.", "especialista"],
  ["Pós-graduada em ultrassonografia pelo Hospital Escola.", "pos-graduacao"],
  ["Pós-graduação em radiologia. Não especialista.", "pos-graduacao"],
  ["Mestrado em Medicina pela UFMS.", "pos-graduacao"],
  ["Veja o antes e depois da cirurgia.", "antes-e-depois"],
  ["Fotos de antes/depois dos nossos pacientes.", "antes-e-depois"],
  ["Consulta por R$ 150,00.", "preco"],
  ["20% de desconto em novembro.", "preco"],
  ["O menor preço em ultrassom.", "preco"],
  ["Parcelamos em até 6x.", "preco"],
  ["Pacientes satisfeitos há dez anos.", "depoimento"],
  ["Recomendada por nossas pacientes.", "depoimento"],
  ["A equipe é maravilhosa, melhor não há.", "elogio", "depoimentos"],
  ["Recomendo a todos!", "elogio", "depoimentos"],
  ["O doutor salvou minha vida.", "elogio", "depoimentos"],
];

const INNOCENT: readonly (readonly [text: string, thing?: TableThing])[] = [
  ["O melhor horário para o exame é pela manhã."],
  ["A melhor posição é deitada de lado."],
  ["Converse com seu médico sobre a melhor forma de se preparar."],
  ["O melhor é chegar quinze minutos antes."],
  ["O melhor exame para ver a tireoide é a ultrassonografia."],
  ["Bexiga cheia ajuda a ver melhor o útero."],
  ["Para melhor visualização, venha em jejum."],
  ["Beba um único copo de água."],
  ["O único cuidado é o jejum de seis horas."],
  ["Cada paciente é único, e o preparo pode mudar."],
  ["O Sistema Único de Saúde oferece a mamografia."],
  ["O contraste é aplicado em dose única."],
  ["A única contraindicação é a gravidez."],
  ["Nenhum exame garante o diagnóstico sozinho."],
  ["Não prometemos resultado: cada caso é um caso."],
  ["O resultado fica pronto em dois dias úteis."],
  ["O horário fica garantido depois da confirmação."],
  ["Não existe exame milagroso."],
  ["A ressonância não usa radiação."],
  ["O ultrassom é um exame sem dor e sem radiação."],
  ["Trouxe um pedido médico mais antigo? Traga também."],
  ["O mamógrafo comprime a mama por alguns segundos."],
  ["O tomógrafo faz imagens em fatias."],
  ["O câncer de pele é o mais comum do Brasil."],
  ["A maior cidade do estado é Campo Grande."],
  ["Os valores de referência mudam com a idade."],
  ["O ponto de referência é a praça central."],
  ["Um exame por excelência da vesícula é a ultrassonografia."],
  ["Tem medo de lugar fechado? Avise antes do exame."],
  ["O rastreamento encontra a doença cedo."],
  ["A osteoporose costuma não dar sintomas."],
  ["Nunca é tarde demais para começar a caminhar."],
  ["O Prêmio Nobel de 2003 reconheceu a ressonância magnética."],
  ["Ganhe tempo: traga os exames anteriores."],
  ["O consórcio intermunicipal de saúde agenda pelo telefone."],
  ["Leve documento com foto e o pedido médico."],
  ["Leve dois documentos no dia do exame."],
  ["Coma um pacote de bolacha de água e sal depois da coleta."],
  ["Procure um especialista em mama se notar um nódulo."],
  ["O médico pode encaminhar você a um especialista."],
  ["Residência médica em Radiologia no Hospital Regional."],
  ["Lave as mãos antes e depois do exame."],
  ["Meça a glicose antes e depois das refeições."],
  ["Venha antes das oito; depois disso, a recepção remarca."],
  ["A promoção da saúde começa em casa."],
  ["O estacionamento é no prédio ao lado."],
  ["Atendemos Cassems, Unimed e particular."],
  ["O convênio pode pedir autorização antes."],
  ["A mamografia é indicada a partir dos 40 anos."],
  ["Pergunte na recepção como agendar."],
  ["Tomo remédio todo dia: devo parar?"],
  ["A imagem é vista por um médico e o laudo sai no site."],
  ["Fui recebida com calma e entendi melhor o exame.", "depoimentos"],
  ["Me explicaram cada passo e o resultado saiu no dia marcado.", "depoimentos"],
  ["Esperei pouco e a recepção me ajudou com o convênio.", "depoimentos"],
  ["Vim com minha mãe, que usa cadeira de rodas, e deu tudo certo.", "depoimentos"],
];

const found = (text: string, thing: TableThing = "blog_posts") => listFindings(text, { thing });

describe("at least eighty sentences, half of them innocent", () => {
  it("are enough", () => {
    expect(FOUND.length).toBeGreaterThanOrEqual(40);
    expect(INNOCENT.length).toBeGreaterThanOrEqual(40);
  });

  it.each(FOUND.map(([text, regra, thing]) => ({ text, regra, thing })))("$text", (one) => {
    expect(found(one.text, one.thing).map(({ regra }) => regra)).toContain(one.regra);
  });

  it.each(INNOCENT.map(([text, thing]) => ({ text, thing })))("nothing in: $text", (one) => {
    expect(found(one.text, one.thing)).toEqual([]);
  });
});

it("every rule finds one of the sentences", () => {
  const requested = new Set(FOUND.map(([, regra]) => regra));
  expect(REGRAS.map(({ id }) => id).filter((id) => !requested.has(id))).toEqual([]);
});

it("every rule says where it was read, in one sentence, and has an id of its own", () => {
  const unread = REGRAS.filter(({ fontes }) => fontes.length === 0);
  expect(unread.map(({ id, artigo }) => [id, artigo])).toEqual([["medo", "art. 11"]]);
  for (const { id, porque, artigo } of REGRAS) {
    expect(porque, id).toMatch(/^[A-Z][^.]+\.$/);
    expect(artigo, id).toMatch(/^arts?\. \d+/);
  }
  expect(new Set(REGRAS.map(({ id }) => id)).size).toBe(REGRAS.length);
});
