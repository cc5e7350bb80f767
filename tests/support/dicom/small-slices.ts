/** A small CT of the patient in tests/support/portal.ts, drawn and rendered in milliseconds. */
import { randomUUID } from "node:crypto";
import type { PhantomIdentity } from "#demo/imagens-exame/identity.ts";
import { brokenCtSlice, ctSlice } from "#demo/imagens-exame/stacks.ts";
import { studyUidOf } from "#domain/imagens/uid.ts";

export function phantomIdentity(values: Partial<PhantomIdentity> = {}): PhantomIdentity {
  return {
    patientName: "SOUZA^MARIA DA CONCEICAO",
    patientId: "52998224725",
    birthDate: "1980-05-17",
    accession: "",
    studyUid: studyUidOf(randomUUID()),
    studyDate: "2026-11-20",
    ...values,
  };
}

const STACK = { part: "head", series: 1, slices: 9, side: 64, description: "CRANIO" } as const;

export function smallSlice(identity: PhantomIdentity, instance: number): Uint8Array {
  return ctSlice(identity, { ...STACK, instance });
}

export function brokenSlice(identity: PhantomIdentity, instance: number): Uint8Array {
  return brokenCtSlice(identity, { ...STACK, instance });
}
