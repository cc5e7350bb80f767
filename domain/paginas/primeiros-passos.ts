import { can, type StaffRole, screenPath, type Thing } from "../permissions.ts";
import { z } from "../z.ts";

/** Steps whose completion the server cannot detect, so a person confirms them. */
const CONFIRMABLE = ["cores", "pessoas", "chaves"] as const;
export type ConfirmablePasso = (typeof CONFIRMABLE)[number];

export const confirmPassoForm = z.object({ passo: z.enum(CONFIRMABLE) });

interface Passo {
  key: string;
  label: string;
  text: string;
  thing: Thing;
  below?: string;
  more?: { label: string; below: string };
}

const PASSOS = [
  {
    key: "contatos",
    label: "Nome e contatos",
    text: "O nome, o endereço, o telefone, o e-mail e, em Redes sociais e mensagens, o WhatsApp.",
    thing: "configuracoes_site",
    below: "#clinica",
  },
  {
    key: "logo",
    label: "Logo",
    text: "O logo da clínica e, se houver, o símbolo dele como ícone do site.",
    thing: "configuracoes_site",
    below: "#identidade",
  },
  {
    key: "horarios",
    label: "Horários",
    text: "Quando a recepção e os exames funcionam. O site diz sozinho se está aberto.",
    thing: "configuracoes_site",
    below: "#funcionamento",
    more: { label: "Feriados nacionais", below: "/feriados" },
  },
  {
    key: "diretor",
    label: "Diretor técnico",
    text: "O registro da clínica no CRM, o diretor técnico e o CRM dele: o CFM os pede em cada página.",
    thing: "configuracoes_site",
    below: "#registro",
  },
  {
    key: "encarregado",
    label: "Encarregado de dados",
    text: "Nome e e-mail de quem responde aos pacientes sobre os dados deles, como pede a LGPD.",
    thing: "configuracoes_site",
    below: "#dados",
  },
  {
    key: "cores",
    label: "Cores",
    text: "As duas cores da clínica. Todas as outras saem delas, sempre legíveis.",
    thing: "configuracoes_site",
    below: "#cores",
  },
  {
    key: "exames",
    label: "Exames",
    text: "O que a clínica faz, com o preparo. Marque no catálogo os exames usuais, ou escreva os seus.",
    thing: "exames",
    more: { label: "Catálogo de exames", below: "/catalogo" },
  },
  {
    key: "convenios",
    label: "Convênios",
    text: "Os planos que a clínica aceita.",
    thing: "convenios",
  },
  {
    key: "medicos",
    label: "Médicos",
    text: "Quem faz e assina os exames, com CRM.",
    thing: "profissionais",
  },
  {
    key: "fotografias",
    label: "Fotografias",
    text: "Uma foto da clínica no alto da página inicial.",
    thing: "home_hero",
  },
  {
    key: "email",
    label: "E-mail que funciona",
    text: "Respostas a pacientes, convites e senhas novas vão por e-mail. O teste vai para o endereço com que você entra; se não é o seu, crie em Pessoas a sua conta.",
    thing: "configuracoes_site",
  },
  {
    key: "pessoas",
    label: "Pessoas",
    text: "Quem trabalha no painel, cada um com a própria conta e só com o que precisa.",
    thing: "usuarios",
  },
  {
    key: "chaves",
    label: "Cópia das chaves",
    text: "Sem a chave nenhuma cópia de segurança se abre, nem laudo algum. Copie o arquivo secret.key da pasta de dados do servidor (ou o valor de SECRET_KEY) para um lugar fora dele.",
    thing: "configuracoes_site",
  },
] as const satisfies readonly Passo[];

export type PassoKey = (typeof PASSOS)[number]["key"];
export type PassosDone = Readonly<Record<PassoKey, boolean>>;

export interface PassoShown {
  key: PassoKey;
  label: string;
  isDone: boolean;
  text?: string;
  to?: string;
  more?: { label: string; to: string };
}

const HERE: readonly PassoKey[] = ["email", "chaves"];

export function passosFor(role: StaffRole, done: PassosDone): PassoShown[] {
  const own: readonly (Passo & { key: PassoKey })[] = PASSOS.filter(({ thing }) =>
    can(role, "update", thing),
  );
  if (own.every(({ key }) => done[key])) return [];
  return own.map(({ key, label, text, thing, below = "", more }) => {
    const screen = screenPath(thing);
    return {
      key,
      label,
      isDone: done[key],
      ...(!done[key] && { text }),
      ...(!HERE.includes(key) && { to: screen + below }),
      ...(more && { more: { label: more.label, to: screen + more.below } }),
    };
  });
}

/** Until these steps are done, the site may show sample data, so the dashboard has the steps right below `Hoje`. */
const FIRST: readonly PassoKey[] = ["contatos", "horarios", "exames", "medicos", "fotografias"];

export function areFirstDays(passos: readonly PassoShown[]): boolean {
  return passos.some(({ key, isDone }) => FIRST.includes(key) && !isDone);
}
