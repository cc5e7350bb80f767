import { type Item, withOwnSatisfaction } from "#domain/clinica/estatisticas.ts";
import { DEFAULT_DIFERENCIAIS, DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { withoutSamples } from "#domain/paginas/hidden-samples.ts";
import type { HomeSobre } from "#domain/paginas/home-sobre.ts";

export function aboutClinic(
  saved: HomeSobre | undefined,
  { hidesSamples = false, satisfacao = "" } = {},
) {
  const or = (text: string | undefined, initial: string) => text || initial;
  const initial = DEFAULT_HOME_SOBRE;
  const diferenciais: (Item | string)[] = saved?.diferenciais.length
    ? saved.diferenciais
    : DEFAULT_DIFERENCIAIS;
  const numeros = saved?.numeros.length ? saved.numeros : initial.numeros;
  return {
    titulo: or(saved?.titulo, initial.titulo),
    descricao: or(saved?.descricao, initial.descricao),
    historia: or(saved?.historia, initial.historia),
    missao: or(saved?.missao, initial.missao),
    visao: or(saved?.visao, initial.visao),
    compromisso: or(saved?.compromisso, initial.compromisso),
    valores: saved?.valores.length ? saved.valores : initial.valores,
    numeros: withOwnSatisfaction(
      hidesSamples ? withoutSamples(numeros, initial.numeros) : numeros,
      initial.numeros,
      satisfacao,
    ),
    diferenciais,
  };
}

export type AboutClinic = ReturnType<typeof aboutClinic>;
