import { type RecordOf, recordForm } from "../registro/record-forms.ts";
import { listOf, optionalText, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { ESTATISTICA_LABELS, estatisticaForm } from "./home-hero.ts";

export const SOBRE_LIMITS = {
  titulo: 200,
  descricao: 4000,
  historia: 20_000,
  texto: 4000,
  icone: 40,
  item_titulo: 120,
  item_descricao: 600,
  diferencial: 255,
  valores: 12,
  diferenciais: 20,
  numeros: 8,
} as const;

export const SOBRE_LABELS = {
  titulo: "Título",
  descricao: "Descrição",
  historia: "História",
  missao: "Missão",
  visao: "Visão",
  compromisso: "Compromisso",
  valores: "Valores",
  diferenciais: "Diferenciais",
  numeros: "Números",
} as const;

export const ITEM_LABELS = { icone: "Ícone", titulo: "Título", descricao: "Descrição" } as const;

export const VALOR_ICONE = "Heart";

export function itemForm(icone: string) {
  return z.object({
    icone: optionalText(SOBRE_LIMITS.icone).transform((value) => value || icone),
    titulo: requiredText("Título é obrigatório", SOBRE_LIMITS.item_titulo),
    descricao: optionalText(SOBRE_LIMITS.item_descricao),
  });
}

export const homeSobreForm = recordForm({
  titulo: requiredText("Título é obrigatório", SOBRE_LIMITS.titulo),
  descricao: requiredText("Descrição é obrigatória", SOBRE_LIMITS.descricao),
  historia: requiredText("História é obrigatória", SOBRE_LIMITS.historia),
  missao: optionalText(SOBRE_LIMITS.texto),
  visao: optionalText(SOBRE_LIMITS.texto),
  compromisso: optionalText(SOBRE_LIMITS.texto),
  valores: listOf(itemForm(VALOR_ICONE), SOBRE_LIMITS.valores),
  diferenciais: listOf(
    requiredText("Diferencial é obrigatório", SOBRE_LIMITS.diferencial),
    SOBRE_LIMITS.diferenciais,
  ),
  numeros: listOf(estatisticaForm, SOBRE_LIMITS.numeros),
});

export type HomeSobreRecord = RecordOf<typeof homeSobreForm>;

export type HomeSobre = Omit<HomeSobreRecord, "id" | "versao">;

export const HOME_SOBRE = {
  label: "Home Page: Sobre",
  plural: "Home Page: Sobre",
  article: "a",
  icon: null,
  name: "titulo",
  below: "/sobre",
  fields: {
    ...SOBRE_LABELS,
    valores: { label: SOBRE_LABELS.valores, fields: ITEM_LABELS },
    numeros: { label: SOBRE_LABELS.numeros, fields: ESTATISTICA_LABELS },
  },
} as const satisfies ThingEntry<HomeSobreRecord>;
