import type { Thing } from "../permissions.ts";

interface Sample {
  key: string;
  label: string;
  text: string;
  screen: Thing;
  /** True for what a clinic should replace in its first days, because patients need the data. */
  isFirst: boolean;
}

export const SAMPLES = [
  {
    key: "contacts",
    label: "Nome e contatos",
    text: "O nome, o telefone, o WhatsApp, o e-mail e o endereço que os pacientes usam.",
    screen: "configuracoes_site",
    isFirst: true,
  },
  {
    key: "hours",
    label: "Horários",
    text: "Quando a recepção e os exames funcionam. O site diz sozinho se está aberto.",
    screen: "configuracoes_site",
    isFirst: true,
  },
  {
    key: "photographs",
    label: "Fotografias",
    text: "Uma foto da clínica no alto da página inicial.",
    screen: "home_hero",
    isFirst: true,
  },
  {
    key: "doctors",
    label: "Médicos",
    text: "Quem faz e assina os exames, com CRM.",
    screen: "profissionais",
    isFirst: true,
  },
  {
    key: "exams",
    label: "Exames",
    text: "O que a clínica faz, com o preparo de cada exame.",
    screen: "exames",
    isFirst: true,
  },
  {
    key: "figures",
    label: "Números do início",
    text: "Anos, exames e satisfação, como são de verdade.",
    screen: "home_hero",
    isFirst: false,
  },
  {
    key: "welcome",
    label: "Textos do início",
    text: "O título e o subtítulo no alto da página inicial.",
    screen: "home_hero",
    isFirst: false,
  },
  {
    key: "about",
    label: "Textos de Quem Somos",
    text: "A história, a missão, os valores e os números da clínica. O que fica vazio o site completa com exemplos.",
    screen: "home_hero",
    isFirst: false,
  },
  {
    key: "facility",
    label: "Textos da estrutura",
    text: "As salas e o que a clínica oferece a quem vem, como estacionamento e Wi-Fi.",
    screen: "home_hero",
    isFirst: false,
  },
  {
    key: "testimonials",
    label: "Depoimentos e avaliações",
    text: "O que os pacientes disseram, com consentimento; ou nada, com a seção desligada.",
    screen: "depoimentos",
    isFirst: false,
  },
] as const satisfies readonly Sample[];

export type SampleState = (typeof SAMPLES)[number] & {
  isOwn: boolean;
};

export function areFirstDays(samples: readonly SampleState[]): boolean {
  return samples.some(({ isFirst, isOwn }) => isFirst && !isOwn);
}
