import { formatCrm, formatRqe, tituloOf } from "#domain/clinica/registro-medico.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import { postalAddress, telephone } from "./clinic.ts";

export type Doctor = Pick<
  Profissional,
  "nome" | "titulo" | "foto_url" | "especialidade" | "crm" | "rqe"
>;

interface DoctorContext {
  origin: string;
  clinic: { endereco: string; telefone: string };
  employer: { "@id": string };
}

/** Leaves out doctors without CRM: they are samples, and search engines must not take them for real ones. */
export function physicianRecords(doctors: Doctor[], context: DoctorContext) {
  return doctors.filter(({ crm }) => crm).map((doctor) => physicianRecord(doctor, context));
}

function physicianRecord(doctor: Doctor, { origin, clinic, employer }: DoctorContext) {
  const { nome, foto_url, especialidade, crm, rqe } = doctor;
  return {
    "@type": "Physician",
    name: nome,
    description: [tituloOf(doctor), especialidade].filter(Boolean).join(" · "),
    url: `${origin}/profissionais`,
    telephone: telephone(clinic.telefone),
    address: postalAddress(clinic.endereco),
    parentOrganization: employer,
    identifier: [registration("CRM", formatCrm(crm)), registration("RQE", formatRqe(rqe))].filter(
      Boolean,
    ),
    ...(foto_url && { image: new URL(foto_url, origin).href }),
  };
}

function registration(name: string, value: string) {
  return value && { "@type": "PropertyValue", propertyID: name, value };
}
