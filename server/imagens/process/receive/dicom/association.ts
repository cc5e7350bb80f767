import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { Writable } from "node:stream";
import dimse, { type requests, type responses, type association as types } from "dcmjs-dimse";
import { fileMeta } from "../header/file-meta.ts";
import { type InstanceProblem, InstanceWriter } from "../instance-writer.ts";
import type { DicomCode } from "../messages.ts";
import { say } from "../parent.ts";
import { isUid } from "../uids.ts";
import { answerWorklist } from "../worklist/answer-worklist.ts";
import { LIMITS } from "./limits.ts";
import { acceptContexts, rejectionOf, type Terms } from "./negotiate.ts";
import { PDU, type Pdu, PduRefused, readFragments } from "./read-pdus.ts";
import { IMPLICIT } from "./syntaxes.ts";

/** DICOM's status codes (PS3.4, table B.2-1; PS3.7, annex C). */
const STATUS = {
  success: 0x0000,
  duplicate: 0x0111,
  outOfResources: 0xa700,
  mismatch: 0xa900,
  notUnderstood: 0xc000,
} as const;

const OF_PROBLEM: Record<InstanceProblem, { status: number; code: DicomCode }> = {
  "too-large": { status: STATUS.outOfResources, code: "limit-exceeded" },
  "no-room": { status: STATUS.outOfResources, code: "no-room" },
  failed: { status: STATUS.outOfResources, code: "not-taken" },
  mismatch: { status: STATUS.mismatch, code: "unreadable" },
  "not-dicom": { status: STATUS.notUnderstood, code: "unreadable" },
  "not-an-image": { status: STATUS.notUnderstood, code: "unreadable" },
  "unknown-syntax": { status: STATUS.notUnderstood, code: "unreadable" },
  broken: { status: STATUS.notUnderstood, code: "unreadable" },
};

/** Replaces the socket for the library, which thus receives only whole PDUs of checked length. */
class Wire extends EventEmitter {
  readonly #socket: Socket;

  constructor(socket: Socket) {
    super();
    this.#socket = socket;
  }

  write(bytes: Buffer): boolean {
    return this.#socket.writable && this.#socket.write(bytes);
  }

  end(): void {
    this.#socket.end();
  }

  setTimeout(): void {}
}

export class Association {
  readonly #wire: Wire;
  readonly #socket: Socket;
  readonly #provider: Provider;
  #isAccepted = false;
  #commandBytes = 0;

  constructor(socket: Socket, terms: Terms) {
    this.#socket = socket;
    this.#wire = new Wire(socket);
    this.#provider = new Provider(this.#wire, terms, () => {
      this.#isAccepted = true;
    });
  }

  /** Resolves when the PDU has been processed. The caller must read the next PDU only then. */
  async receive(pdu: Pdu): Promise<void> {
    if ((pdu.type === PDU.request) === this.#isAccepted) throw new PduRefused("malformed");
    if (pdu.type === PDU.data) this.#check(pdu);
    this.#wire.emit("data", pdu.bytes);
    await this.#provider.settled();
    if (!this.#isAccepted || pdu.type === PDU.releaseRequest || pdu.type === PDU.abort) {
      this.#socket.end();
    }
  }

  /** Stops the library's timer and discards an incomplete instance. */
  async end(): Promise<void> {
    this.#wire.emit("close");
    await this.#provider.discard();
  }

  #check(pdu: Pdu): void {
    for (const { isCommand, isLast, bytes } of readFragments(pdu)) {
      if (!isCommand) this.#provider.keepQuery(bytes);
      else this.#commandBytes = isLast ? 0 : this.#commandBytes + bytes.length;
      if (this.#commandBytes > LIMITS.commandBytes) throw new PduRefused("limit-exceeded");
    }
  }
}

class Provider extends dimse.Scp {
  readonly #terms: Terms;
  readonly #onAccept: () => void;
  #writer: InstanceWriter | undefined;
  #instances = 0;
  #query: Buffer = Buffer.alloc(0);
  #callingAe = "";
  #work: Promise<void> = Promise.resolve();
  #error: unknown;

  constructor(wire: Wire, terms: Terms, onAccept: () => void) {
    super(wire as unknown as Socket);
    this.#terms = terms;
    this.#onAccept = onAccept;
    this.on("networkError", (error: unknown) => {
      this.#error ??= error instanceof PduRefused ? error : new PduRefused("malformed");
    });
  }

  /** Collects the bytes of a query, which `cFindRequest` then reads. */
  keepQuery(bytes: Buffer): void {
    if (this.#writer) return;
    this.#query = Buffer.concat([this.#query, bytes]);
    if (this.#query.length > LIMITS.queryBytes + LIMITS.pduBytes)
      throw new PduRefused("limit-exceeded");
  }

  async settled(): Promise<void> {
    await this.#work;
    if (this.#error) throw this.#error;
  }

  async discard(): Promise<void> {
    await this.#work.catch(() => {});
    await this.#writer?.discard();
  }

  override associationRequested(requested: types.Association): void {
    const rejection = rejectionOf(requested, this.#terms);
    if (rejection) {
      say({ kind: "code", code: rejection.code });
      this.sendAssociationReject(rejection.result, rejection.source, rejection.reason);
      return;
    }
    acceptContexts(requested);
    this.#callingAe = requested.getCallingAeTitle();
    this.#onAccept();
    this.sendAssociationAccept();
  }

  override associationReleaseRequested(): void {
    this.sendAssociationReleaseResponse();
  }

  override abort(): void {}

  override cCancelRequest(): void {}

  override cEchoRequest(
    request: requests.CEchoRequest,
    answer: (response: responses.CEchoResponse) => void,
  ): void {
    const response = dimse.responses.CEchoResponse.fromRequest(request);
    response.setStatus(STATUS.success);
    answer(response);
  }

  override cFindRequest(
    request: requests.CFindRequest,
    answer: (responses: responses.CFindResponse[]) => void,
  ): void {
    const identifier = this.#query;
    this.#query = Buffer.alloc(0);
    const syntax = request.getDataset()?.getTransferSyntaxUid() ?? IMPLICIT;
    const callingAe = this.#callingAe;
    this.#then(async () => {
      answer(await answerWorklist(request, { identifier, syntax, callingAe }));
    });
  }

  override createStoreWritableStream(
    context: types.PresentationContext,
    request: requests.CStoreRequest,
  ): Writable {
    const syntax = context.getAcceptedTransferSyntaxUid();
    const isAccepted = context.getResult() === dimse.constants.PresentationContextResult.Accept;
    if (!isAccepted || syntax === undefined || this.#writer) throw new PduRefused("malformed");
    if (++this.#instances > LIMITS.instances) throw new PduRefused("limit-exceeded");
    const writer = new InstanceWriter();
    this.#writer = writer;
    // Drops the copy that `keepQuery` made of the instance's first bytes, which arrived before this call.
    this.#query = Buffer.alloc(0);
    const { sopClass, sopInstance } = identityOf(request);
    this.#then(() => writer.write(fileMeta(sopClass, sopInstance, syntax)));
    // The stream need not make the library wait, because `receive` holds back the next PDU.
    return new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (piece: Buffer, _encoding, done) => {
        this.#then(() => writer.write(piece));
        done();
      },
    });
  }

  override createDatasetFromStoreWritableStream(
    _writable: Writable,
    _context: types.PresentationContext,
    then: (dataset: dimse.Dataset) => void,
  ): void {
    then(new dimse.Dataset({}));
  }

  override cStoreRequest(
    request: requests.CStoreRequest,
    answer: (response: responses.CStoreResponse) => void,
  ): void {
    const writer = this.#writer;
    this.#writer = undefined;
    this.#then(async () => {
      const finished = writer
        ? await writer.finish("", identityOf(request))
        : ({ problem: "broken" } as const);
      const response = dimse.responses.CStoreResponse.fromRequest(request);
      response.setStatus(statusOf(finished));
      answer(response);
    });
  }

  #then(next: () => Promise<void>): void {
    this.#work = this.#work.then(next);
    this.#work.catch(() => {});
  }
}

function statusOf(finished: Awaited<ReturnType<InstanceWriter["finish"]>>): number {
  if ("taken" in finished) {
    const isStored = finished.taken === "stored" || finished.taken === "known";
    if (!isStored) say({ kind: "code", code: "not-taken" });
    return isStored ? STATUS.success : STATUS.duplicate;
  }
  const { status, code } = OF_PROBLEM[finished.problem];
  say({ kind: "code", code });
  return status;
}

function identityOf(request: requests.CStoreRequest): { sopClass: string; sopInstance: string } {
  const uid = (value: unknown) => {
    const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
    if (!isUid(text)) throw new PduRefused("malformed");
    return text;
  };
  return {
    sopClass: uid(request.getAffectedSopClassUid()),
    sopInstance: uid(request.getAffectedSopInstanceUid()),
  };
}
