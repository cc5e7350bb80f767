/** The report as a FHIR R4 DiagnosticReport (https://hl7.org/fhir/R4/diagnosticreport.html), as a share delivers it. */

export interface SharedFacts {
  exame: string;
  data_exame: string;
  medico_responsavel: string;
  crm: string;
  emitido_em: Date;
  isCorrected: boolean;
  nome: string;
  data_nascimento: string;
}

const IMAGING = {
  system: "http://loinc.org",
  code: "18748-4",
  display: "Diagnostic imaging study",
};
const CATEGORY = {
  system: "http://terminology.hl7.org/CodeSystem/v2-0074",
  code: "RAD",
  display: "Radiology",
};

export interface PresentedForm {
  contentType: "application/pdf" | "image/webp";
  title: string;
  data: string;
}

export function diagnosticReport(
  facts: SharedFacts,
  { clinica, forms }: { clinica: string; forms: readonly PresentedForm[] },
) {
  const { exame, data_exame, emitido_em, isCorrected, medico_responsavel, crm } = facts;
  return {
    resourceType: "DiagnosticReport",
    contained: [
      {
        resourceType: "Patient",
        id: "paciente",
        name: [{ text: facts.nome }],
        birthDate: facts.data_nascimento,
      },
      {
        resourceType: "Practitioner",
        id: "medico",
        ...(crm !== "" && { identifier: [{ type: { text: "CRM" }, value: crm }] }),
        name: [{ text: medico_responsavel }],
      },
      { resourceType: "Organization", id: "clinica", name: clinica },
    ],
    status: isCorrected ? "corrected" : "final",
    category: [{ coding: [CATEGORY] }],
    code: { coding: [IMAGING], text: exame },
    subject: { reference: "#paciente" },
    effectiveDateTime: data_exame,
    issued: emitido_em.toISOString(),
    performer: [{ reference: "#clinica" }],
    resultsInterpreter: [{ reference: "#medico" }],
    presentedForm: forms.map((form) => ({ ...form, language: "pt-BR" })),
  };
}

/** Replaces an annulled report. It contains nothing about the patient, the exam or the doctor. */
export function annulledReport({ clinica, anulado_em }: { clinica: string; anulado_em: Date }) {
  return {
    resourceType: "DiagnosticReport",
    contained: [{ resourceType: "Organization", id: "clinica", name: clinica }],
    status: "entered-in-error",
    code: { coding: [IMAGING], text: "Laudo anulado pela clínica" },
    issued: anulado_em.toISOString(),
    performer: [{ reference: "#clinica" }],
  };
}
