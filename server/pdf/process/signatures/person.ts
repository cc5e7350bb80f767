/** Reads who signed: the fields that ICP-Brasil writes into a person's certificate. */
import type { Constructed, ObjectIdentifier } from "asn1js";
import type { AltName, Certificate, SignerInfo } from "pkijs";
import { attribute } from "./signed-data.ts";

const ALTERNATIVE_NAMES = "2.5.29.17";
const COMMON_NAME = "2.5.4.3";
/** The OID of a person's data (ICP-Brasil, DOC-ICP-04): birth date in 8 digits, CPF in 11 digits, other numbers. */
const PERSON = "2.16.76.1.3.1";
/** The OIDs of a doctor's registration number and state, in certificate or signature (ITI's developer guide). */
const CRM = "2.16.76.1.4.2.2.1";
const CRM_UF = "2.16.76.1.4.2.2.2";
const NAME_LENGTH = 200;
const TEXT_LENGTH = 40;

export interface Person {
  nome: string;
  cpf: string | null;
  crm: string | null;
}

export function readPerson(certificate: Certificate, signer: SignerInfo): Person {
  const names = alternativeNames(certificate);
  const crm = names.get(CRM) ?? textOf(attribute(signer, CRM));
  const uf = names.get(CRM_UF) ?? textOf(attribute(signer, CRM_UF));
  return {
    nome: commonName(certificate),
    cpf: cpfOf(names.get(PERSON)),
    crm: crm ? [crm, uf].filter(Boolean).join("-") : null,
  };
}

function alternativeNames({ extensions = [] }: Certificate): Map<string, string> {
  const names = new Map<string, string>();
  const parsed = extensions.find(({ extnID }) => extnID === ALTERNATIVE_NAMES)?.parsedValue;
  for (const { type, value } of (parsed as AltName | undefined)?.altNames ?? []) {
    if (type !== 0) continue;
    const [id, tagged] = (value as Constructed).valueBlock.value as [
      ObjectIdentifier?,
      Constructed?,
    ];
    const text = textOf(tagged?.valueBlock.value[0]);
    if (id && text) names.set(id.getValue(), text);
  }
  return names;
}

function textOf(block: unknown): string | undefined {
  const { valueBlock } = (block ?? {}) as {
    valueBlock?: { value?: unknown; valueHexView?: Uint8Array };
  };
  const text =
    typeof valueBlock?.value === "string"
      ? valueBlock.value
      : Buffer.from(valueBlock?.valueHexView ?? []).toString("latin1");
  return plain(text).slice(0, TEXT_LENGTH) || undefined;
}

function cpfOf(person: string | undefined): string | null {
  return /^\d{8}(\d{11})/.exec(person ?? "")?.[1]?.replace(/^0{11}$/, "") || null;
}

/** ICP-Brasil writes `NAME:CPF`. */
function commonName({ subject }: Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock
    .value;
  return plain(String(name ?? "").replace(/:\d{11,14}$/, "")).slice(0, NAME_LENGTH);
}

function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
}
