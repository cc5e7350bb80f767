import type { ConfiguracoesSite } from "#domain/clinica/configuracoes-site.ts";
import { parseEndereco } from "#domain/clinica/endereco.ts";
import { telHref } from "#domain/clinica/telefone.ts";
import {
  DIAS,
  type HorarioFeriado,
  type Intervalo,
  type Semana,
} from "#domain/horarios/horarios.ts";

type Clinic = Pick<
  ConfiguracoesSite,
  "nome_clinica" | "endereco" | "telefone" | "email" | "links_redes_sociais"
>;

interface ClinicContext {
  clinic: Clinic;
  origin: string;
}

/** The weekdays in the order of `DIAS`. */
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** schema.org's term for imaging. Its list of specialties (MedicalSpecialty) has no `Radiology`. */
export const SPECIALTY = "https://schema.org/Radiography";

export function clinicReference({ clinic, origin }: ClinicContext) {
  return {
    "@type": "MedicalClinic",
    "@id": `${origin}/#clinica`,
    name: clinic.nome_clinica,
    url: `${origin}/`,
  };
}

/** `image` and `logo` are absolute URLs. */
export function clinicRecord(
  context: ClinicContext,
  {
    semana,
    feriados,
    image,
    logo,
  }: { semana: Semana; feriados: HorarioFeriado[]; image: string; logo: string },
) {
  const { clinic } = context;
  const { instagram, facebook } = clinic.links_redes_sociais;
  const sameAs = [instagram, facebook].filter(Boolean);
  return {
    ...clinicReference(context),
    image,
    logo,
    telephone: telephone(clinic.telefone),
    email: clinic.email,
    address: postalAddress(clinic.endereco),
    medicalSpecialty: SPECIALTY,
    openingHoursSpecification: openingHours(semana),
    ...(feriados.length > 0 && { specialOpeningHoursSpecification: feriados.flatMap(holiday) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function telephone(telefone: string): string {
  return telHref(telefone).slice("tel:".length);
}

export function postalAddress(endereco: string) {
  const { rua, cidade, uf, cep } = parseEndereco(endereco);
  return {
    "@type": "PostalAddress",
    ...(rua && { streetAddress: rua }),
    ...(cidade && { addressLocality: cidade, addressRegion: uf }),
    ...(cep && { postalCode: cep }),
    addressCountry: "BR",
  };
}

function openingHours(semana: Semana) {
  const days = new Map<string, string[]>();
  for (const [index, dia] of DIAS.entries()) {
    for (const intervalo of semana[dia] ?? []) {
      const { opens, closes } = openFromTo(intervalo);
      const key = `${opens} ${closes}`;
      days.set(key, [...(days.get(key) ?? []), `https://schema.org/${DAYS[index]}`]);
    }
  }
  return [...days].map(([interval, dayOfWeek]) => {
    const [opens, closes] = interval.split(" ");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/** A closed day is written as open from 00:00 to 00:00, as Google's guide requires. */
const CLOSED: Intervalo = { abre: "00:00", fecha: "00:00" };

function holiday({ data, intervalos }: HorarioFeriado) {
  return (intervalos.length > 0 ? intervalos : [CLOSED]).map((intervalo) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: data,
    validThrough: data,
    ...openFromTo(intervalo),
  }));
}

function openFromTo({ abre, fecha }: Intervalo) {
  // A closing time of 24:00 is written as 23:59, because programs disagree about 24:00.
  return { opens: abre, closes: fecha === "24:00" ? "23:59" : fecha };
}
