import dimse, { type association as types } from "dcmjs-dimse";
import type { DicomCode } from "../messages.ts";
import { isKnownSyntax } from "../uids.ts";
import { LIMITS } from "./limits.ts";
import { plainAddress } from "./plain-address.ts";
import { EXPLICIT, IMPLICIT, WORKLIST } from "./syntaxes.ts";

const { PresentationContextResult, RejectReason, RejectResult, RejectSource, SopClass } =
  dimse.constants;

const STORAGE = /^1\.2\.840\.10008\.5\.1\.4\.(?:1\.1\.|34\.\d|4[345]\.1$)/;

export interface Terms {
  ae: string;
  peers: readonly { ae: string; address: string }[];
  address: string;
  isFull: boolean;
}

interface Rejection {
  result: number;
  source: number;
  reason: number;
  code: DicomCode;
}

export function rejectionOf(requested: types.Association, terms: Terms): Rejection | undefined {
  const byUser = { result: RejectResult.Permanent, source: RejectSource.ServiceUser };
  const calling = requested.getCallingAeTitle();
  if (
    !terms.peers.some(
      ({ ae, address }) => ae === calling && plainAddress(address) === terms.address,
    )
  ) {
    return { ...byUser, reason: RejectReason.CallingAeNotRecognized, code: "ae-unknown" };
  }
  if (requested.getCalledAeTitle() !== terms.ae) {
    return { ...byUser, reason: RejectReason.CalledAeNotRecognized, code: "called-unknown" };
  }
  const length = requested.getMaxPduLength();
  const isTooSmall = length !== 0 && length < LIMITS.leastPduBytes;
  if (!terms.isFull && !isTooSmall) return undefined;
  return {
    result: RejectResult.Transient,
    source: RejectSource.ServiceProviderPresentation,
    reason: RejectReason.LocalLimitExceeded,
    code: terms.isFull ? "too-many-associations" : "malformed",
  };
}

/** For images, accepts the first known transfer syntax, because the sender's files usually have that one. */
export function acceptContexts(requested: types.Association): void {
  // Zero would mean PDUs of any length.
  requested.setMaxPduLength(requested.getMaxPduLength() || LIMITS.pduBytes);
  for (const { context } of requested.getPresentationContexts()) {
    const proposed = context.getTransferSyntaxUids();
    const accepted = syntaxFor(context.getAbstractSyntaxUid(), proposed);
    if (accepted === undefined) {
      context.setResult(PresentationContextResult.RejectAbstractSyntaxNotSupported);
    } else if (accepted === "") {
      context.setResult(PresentationContextResult.RejectTransferSyntaxesNotSupported);
    } else {
      context.setResult(PresentationContextResult.Accept, accepted);
    }
  }
}

/** @returns the accepted syntax; "" if all proposed ones are refused; undefined if the kind of object is refused */
function syntaxFor(sopClass: string, proposed: readonly string[]): string | undefined {
  if (STORAGE.test(sopClass)) {
    return proposed.find(isKnownSyntax) ?? "";
  }
  const isOurs = sopClass === SopClass.Verification || sopClass === WORKLIST;
  return isOurs ? ([EXPLICIT, IMPLICIT].find((uid) => proposed.includes(uid)) ?? "") : undefined;
}
