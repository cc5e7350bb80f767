import { ANEXO_DIAS } from "#domain/agendamentos/anexos.ts";

interface Prazo {
  dado: string;
  prazo: string;
  motivo: string;
  /** The months after which server/data/retention.ts deletes the data; absent if that module does not delete it. */
  meses?: number;
}

export const RETENCAO = {
  laudos: {
    dado: "Laudos e prontuário",
    prazo: "20 anos, no mínimo, contados do último registro",
    motivo: "é o que manda a Lei nº 13.787/2018; o sistema não apaga laudos",
  },
  imagens: {
    dado: "Imagens dos exames",
    prazo: "enquanto a clínica guardar o laudo",
    motivo: "fazem parte do exame; o sistema não apaga imagens pelo prazo",
  },
  acessosLaudos: {
    dado: "Trilha de acessos aos laudos",
    prazo: "enquanto o laudo existir",
    motivo: "para que você saiba quem abriu o que é seu",
  },
  responsaveis: {
    dado: "Nome, CPF e e-mail de quem respondia por um paciente",
    prazo: "enquanto algum cadastro de paciente os usar e, depois, 1 mês",
    motivo: "só servem para abrir os laudos da criança",
    meses: 1,
  },
  agendamentos: {
    dado: "Pedidos de agendamento",
    prazo: "2 anos depois do fim do pedido, ou do envio, se ele não terminou",
    motivo: "para acompanhar o exame se você voltar a ele",
    meses: 24,
  },
  anexosAgendamentos: {
    dado: "Fotos e PDFs enviados com um pedido de agendamento",
    prazo: `${ANEXO_DIAS} dias depois do fim do pedido, ou da chegada, se a clínica não o atendeu`,
    motivo: "só servem para marcar o exame e pedir a autorização ao convênio",
  },
  compartilhamentos: {
    dado: "Links com que um laudo foi mostrado a um médico, e o nome que disse quem os abriu",
    prazo: "6 meses depois do fim do link",
    motivo: "para você ver quem abriu o seu laudo",
    meses: 6,
  },
  mensagens: {
    dado: "Mensagens do formulário de contato, as respostas a elas e as anotações da equipe sobre elas",
    prazo: "2 anos",
    motivo:
      "para acompanhar o assunto se você voltar a ele; antes disso, se você retirar o consentimento",
    meses: 24,
  },
  direitos: {
    dado: "Pedidos sobre seus dados, as respostas a eles e as anotações da equipe sobre eles",
    prazo: "5 anos",
    motivo: "para provar que foram atendidos, no prazo em que isso pode ser questionado",
    meses: 60,
  },
  informativo: {
    dado: "E-mail do informativo",
    prazo: "até você cancelar a inscrição, em um clique, no fim de cada mensagem",
    motivo: "só serve para enviar o que você pediu",
  },
  inscricoesPendentes: {
    dado: "E-mail de uma inscrição não confirmada",
    prazo: "1 mês",
    motivo: "sem a confirmação não há consentimento",
    meses: 1,
  },
  inscricoesEncerradas: {
    dado: "E-mail que saiu do informativo, ou que recusa mensagens",
    prazo: "6 meses",
    motivo: "para provar que respeitamos a saída e não escrever de novo por engano",
    meses: 6,
  },
  consentimentos: {
    dado: "Consentimentos que você deu",
    prazo: "enquanto valem e, depois de retirados, 6 meses",
    motivo: "para provar o que você aceitou e que respeitamos a retirada",
    meses: 6,
  },
  acessos: {
    dado: "Registros de acesso: o endereço de rede de quem entrou ou tentou entrar, e tentativas de consulta sem sucesso",
    prazo: "6 meses",
    motivo: "é o prazo do Marco Civil da Internet (Lei nº 12.965/2014, art. 15)",
    meses: 6,
  },
} as const satisfies Record<string, Prazo>;

type Retencao = keyof typeof RETENCAO;

export type RetencaoComPrazo = {
  [key in Retencao]: (typeof RETENCAO)[key] extends { meses: number } ? key : never;
}[Retencao];

export function formatRetencao(): string {
  return Object.values<Prazo>(RETENCAO)
    .map(({ dado, prazo, motivo }) => `<li>${dado}: ${prazo}. Motivo: ${motivo}.</li>`)
    .join("\n");
}
