import type { Thing } from "../permissions.ts";

export interface Sample {
  key: string;
  label: string;
  screen: Thing;
}

export const SAMPLES = [
  {
    key: "contacts",
    label: "Nome e contatos",
    screen: "configuracoes_site",
  },
  {
    key: "hours",
    label: "Horários",
    screen: "configuracoes_site",
  },
  {
    key: "photographs",
    label: "Fotografias",
    screen: "home_hero",
  },
  {
    key: "doctors",
    label: "Médicos",
    screen: "profissionais",
  },
  {
    key: "exams",
    label: "Exames",
    screen: "exames",
  },
  {
    key: "figures",
    label: "Números do início",
    screen: "home_hero",
  },
  {
    key: "welcome",
    label: "Textos do início",
    screen: "home_hero",
  },
  {
    key: "about",
    label: "Textos de Quem Somos",
    screen: "home_hero",
  },
  {
    key: "facility",
    label: "Textos da estrutura",
    screen: "home_hero",
  },
  {
    key: "testimonials",
    label: "Depoimentos e avaliações",
    screen: "depoimentos",
  },
] as const satisfies readonly Sample[];

export type SampleState = (typeof SAMPLES)[number] & {
  isOwn: boolean;
};
