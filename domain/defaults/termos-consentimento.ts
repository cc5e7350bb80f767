/** Texts of our own, printed only once the clinic has confirmed them. We have not read the sources (`fonte`). */
import { FONTES, type Fonte } from "./catalogo-exames/catalogo-exame.ts";

export interface SuggestedTermo {
  nome: string;
  texto: string;
  fonte: Fonte;
}

const CONSENTIMENTO =
  "Código de Ética Médica, artigo 22; CFM, Recomendação 1/2016, sobre o consentimento livre e esclarecido";

const FIM = [
  "Pude perguntar o que quis e entendi as respostas. Sei que posso recusar o exame ou desistir a qualquer momento, mesmo depois de assinar, sem prejuízo do meu atendimento, e que o médico que pediu o exame pode me dizer que outras opções existem.",
  "Autorizo a realização do exame e as medidas que forem necessárias se houver uma emergência durante ele.",
];

export const SUGGESTED_TERMOS: readonly SuggestedTermo[] = [
  {
    nome: "Contraste iodado na veia",
    texto: text(
      "Fui informado de que o meu exame usa contraste iodado, um líquido injetado na veia que ajuda a ver vasos e órgãos.",
      "Durante a injeção é comum sentir calor pelo corpo e um gosto diferente na boca, que passam logo. Pode haver enjoo, coceira ou manchas na pele. Reações graves, com falta de ar ou queda da pressão, são raras, e a equipe está preparada para tratá-las. O contraste pode sair da veia e causar dor e inchaço no local, e pode piorar a função dos rins de quem já tem doença neles.",
      "Contei à equipe se já tive reação a contraste, se tenho alergia, asma, doença dos rins, do coração ou da tireoide, diabetes, se uso metformina ou outros remédios, e se estou ou posso estar grávida ou se amamento.",
    ),
    fonte: withConsent(FONTES.contraste),
  },
  {
    nome: "Contraste com gadolínio na veia",
    texto: text(
      "Fui informado de que a minha ressonância usa contraste com gadolínio, um líquido injetado na veia que ajuda a ver melhor as alterações.",
      "A maioria das pessoas não sente nada. Pode haver enjoo, dor de cabeça, coceira ou frio no braço. Reações alérgicas graves são raras, e a equipe está preparada para tratá-las. Em quem tem doença grave dos rins, alguns contrastes podem causar uma doença rara da pele e dos órgãos. Pequenas quantidades de gadolínio podem ficar no corpo; até hoje não se conhece dano causado por isso em quem tem os rins normais.",
      "Contei à equipe se já tive reação a contraste, se tenho alergia ou asma, se tenho doença dos rins ou faço diálise, e se estou ou posso estar grávida ou se amamento.",
    ),
    fonte: withConsent(FONTES.contraste),
  },
  {
    nome: "Ressonância magnética",
    texto: text(
      "Fui informado de que a ressonância usa um ímã muito forte, que está sempre ligado, e ondas de rádio, sem raios X. O exame faz barulho, pede que eu fique parado dentro de um tubo aberto nas pontas e pode dar sensação de calor ou de aperto. Tenho como chamar a equipe a qualquer momento.",
      "O ímã puxa metais e pode danificar ou deslocar aparelhos e implantes. Contei à equipe se tenho marca-passo, desfibrilador, implante coclear, clipe de aneurisma, stent, válvula, prótese, neuroestimulador, bomba de infusão, estilhaço de metal, tatuagem ou maquiagem definitiva, e se estou ou posso estar grávida.",
      "Deixei fora da sala tudo que é de metal ou eletrônico: celular, cartões, chaves, relógio, brincos, grampos, aparelho de audição e prótese dentária móvel.",
    ),
    fonte: withConsent(FONTES.ressonancia),
  },
  {
    nome: "Biópsia ou punção guiada por imagem",
    texto: text(
      "Fui informado de que o médico vai colher, com uma agulha guiada por imagem, células ou pequenos pedaços da área a examinar, depois de uma anestesia no local. O material vai a um laboratório, e o resultado dele demora alguns dias.",
      "É comum sentir pressão, um pouco de dor e ter mancha roxa. Podem acontecer sangramento, infecção, desmaio, reação à anestesia e, conforme o local, lesão de um órgão vizinho; alguns desses problemas pedem internação ou outro procedimento. Pode ser preciso repetir a coleta, se o material não bastar.",
      "Contei à equipe se uso anticoagulante, aspirina ou outro remédio, se sangro com facilidade, se tenho alergia a anestésico, látex ou outro remédio, e se estou ou posso estar grávida. Recebi por escrito os cuidados para depois e o telefone para avisar se houver dor forte, febre ou sangramento.",
    ),
    fonte: source(CONSENTIMENTO),
  },
  {
    nome: "Sedação para o exame",
    texto: text(
      "Fui informado de que vou receber remédios para ficar tranquilo ou dormir durante o exame, dados e acompanhados por um médico, que vigia a respiração, o coração e a pressão até eu acordar.",
      "Podem acontecer sonolência, enjoo, tontura, queda da pressão e dificuldade para respirar, que pode pedir oxigênio ou um tubo para ajudar. Reações graves são raras, e a equipe está preparada para tratá-las.",
      "Contei à equipe as minhas doenças, alergias e remédios, se já tive problema com anestesia, se ronco ou paro de respirar dormindo, e se estou ou posso estar grávida. Cumpri o jejum que me foi pedido. Vim com um acompanhante adulto e, no dia de hoje, não vou dirigir, operar máquinas, beber álcool nem assinar documentos importantes.",
    ),
    fonte: source(`CFM, Resolução 1.670/2003, sobre sedação; ${CONSENTIMENTO}`),
  },
  {
    nome: "Raios X na gravidez ou na suspeita dela",
    texto: text(
      "Contei à equipe que estou ou posso estar grávida. Fui informada de que o meu exame (mamografia, radiografia, tomografia ou densitometria) usa raios X, que em dose alta podem prejudicar o bebê, e de que a dose que chega ao útero depende da parte do corpo que é examinada.",
      "Foi considerado se o exame pode esperar, se um teste de gravidez resolve a dúvida e se um exame sem raios X, como a ultrassonografia ou a ressonância, serve no lugar. O médico que pediu o exame e o radiologista entendem que ele é necessário agora, e a equipe usa a menor dose e a proteção possíveis.",
    ),
    fonte: withConsent(FONTES.radiologia),
  },
  {
    nome: "Uso de imagem",
    texto: [
      "Autorizo a clínica a usar a minha fotografia, o meu vídeo ou o meu depoimento, que foram feitos com o meu conhecimento, no seu site e nas suas redes sociais.",
      "Fui informado de que a autorização é gratuita e só vale para isto, de que o meu exame, o meu laudo e os meus dados de saúde não são mostrados, e de que o que já foi publicado na internet pode ter sido copiado por outras pessoas.",
      "Posso retirar esta autorização a qualquer momento, sem dizer por quê e sem prejuízo do meu atendimento, escrevendo à clínica. Depois disso ela deixa de usar a imagem e a retira das suas páginas. Não autorizar também não muda em nada o meu atendimento.",
    ].join("\n\n"),
    fonte: source(
      "LGPD (Lei 13.709/2018), artigo 8º; CFM, Resolução 2.336/2023, sobre publicidade médica",
    ),
  },
];

function text(...paragraphs: string[]): string {
  return [...paragraphs, ...FIM].join("\n\n");
}

function source(nome: string): Fonte {
  return { nome, isVerified: false };
}

function withConsent({ nome }: Fonte): Fonte {
  return source(`${nome}; ${CONSENTIMENTO}`);
}
