import { SPECIALTY } from "./clinic.ts";

export interface Test {
  slug: string;
  nome: string;
  descricao: string;
}

export function medicalTestRecord({ slug, nome, descricao }: Test, origin: string) {
  const url = `${origin}/exames/${slug}`;
  return {
    "@type": "MedicalTest",
    "@id": `${url}#exame`,
    name: nome,
    description: descricao,
    url,
    relevantSpecialty: SPECIALTY,
  };
}
