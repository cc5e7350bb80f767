import type { ConvenioCovering } from "#domain/exames/cobertura.ts";

export interface Service {
  slug: string;
  nome: string;
  grupo?: string;
}

interface ServiceContext {
  origin: string;
  provider: object;
}

/** schema.org's `MedicalTest` cannot name insurers, so this `Service` names them, with one offer for each. */
export function exameServiceRecord(
  { slug, nome, grupo }: Service,
  convenios: readonly ConvenioCovering[],
  { origin, provider }: ServiceContext,
) {
  const url = `${origin}/exames/${slug}`;
  return {
    "@type": "Service",
    "@id": `${url}#servico`,
    name: nome,
    url,
    provider,
    ...(grupo && { category: grupo }),
    ...(convenios.length > 0 && {
      offers: convenios.map(({ nome: convenio, pedeAutorizacao }) => ({
        "@type": "Offer",
        name: convenio,
        category: "Convênio",
        ...(pedeAutorizacao && { description: "Pede autorização" }),
      })),
    }),
  };
}
