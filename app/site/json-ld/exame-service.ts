import type { ConvenioCovering } from "#domain/exames/cobertura.ts";

interface ServiceContext {
  origin: string;
  provider: object;
}

/** schema.org's `MedicalTest` cannot name insurers, so a service with one offer for each insurer does. */
export function exameServiceRecord(
  { slug, nome }: { slug: string; nome: string },
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
    offers: convenios.map(({ nome: convenio, pedeAutorizacao }) => ({
      "@type": "Offer",
      name: convenio,
      category: "Convênio",
      ...(pedeAutorizacao && { description: "Pede autorização" }),
    })),
  };
}
