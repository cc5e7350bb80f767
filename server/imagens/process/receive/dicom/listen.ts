import { createServer, type Socket } from "node:net";
import dimse from "dcmjs-dimse";
import { IMPLEMENTATION_UID, IMPLEMENTATION_VERSION } from "../header/file-meta.ts";
import type { ListenTask } from "../messages.ts";
import { say } from "../parent.ts";
import { Association } from "./association.ts";
import { LIMITS } from "./limits.ts";
import { plainAddress } from "./plain-address.ts";
import { PduRefused, readPdus } from "./read-pdus.ts";

/** A-ASSOCIATE-RJ. Result: permanent. Source: service user. Reason: calling AE title not recognised. */
const REFUSAL = Buffer.from([3, 0, 0, 0, 0, 4, 0, 1, 1, 3]);
/** A-ABORT. Source: service provider. Reason: not specified. */
const ABORT = Buffer.from([7, 0, 0, 0, 0, 4, 0, 0, 2, 0]);
const FAREWELL_MS = 2_000;

export function listen(task: ListenTask): void {
  dimse.log.disableAll(false);
  dimse.Implementation.setImplementationClassUid(IMPLEMENTATION_UID);
  dimse.Implementation.setImplementationVersion(IMPLEMENTATION_VERSION);
  dimse.Implementation.setMaxPduLength(LIMITS.pduBytes);
  const connected = new Map<string, number>();
  let unknown = 0;

  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    const address = plainAddress(socket.remoteAddress);
    if (!task.peers.some((peer) => plainAddress(peer.address) === address)) {
      unknown++;
      socket.once("close", () => unknown--);
      say({ kind: "code", code: "address-unknown" });
      if (unknown > LIMITS.unknown) socket.destroy();
      else endWith(socket, REFUSAL);
      return;
    }
    connected.set(address, (connected.get(address) ?? 0) + 1);
    socket.once("close", () => {
      const left = (connected.get(address) ?? 1) - 1;
      if (left > 0) connected.set(address, left);
      else connected.delete(address);
    });
    serve(socket, address).catch(() => socket.destroy());
  });

  async function serve(socket: Socket, address: string): Promise<void> {
    const total = [...connected.values()].reduce((sum, one) => sum + one, 0);
    const isFull =
      total > LIMITS.associations || (connected.get(address) ?? 0) > LIMITS.associationsOfPeer;
    const tooLong = setTimeout(() => socket.destroy(), LIMITS.associationMs);
    const association = new Association(socket, { ...task, address, isFull });
    try {
      for await (const pdu of readPdus(socket)) await association.receive(pdu);
    } catch (error) {
      if (error instanceof PduRefused) say({ kind: "code", code: error.code });
      endWith(socket, ABORT);
    } finally {
      clearTimeout(tooLong);
      await association.end();
    }
  }

  server.maxConnections = LIMITS.associations + 2 * LIMITS.unknown;
  server.once("error", (error: NodeJS.ErrnoException) => {
    say({ kind: "not-listening", code: error.code ?? "unknown" });
  });
  server.listen({ port: task.port, host: task.host }, () => {
    const bound = server.address();
    say({ kind: "listening", port: typeof bound === "object" && bound ? bound.port : task.port });
  });
}

/** Reads on after the last answer, because unread bytes would make the operating system discard the answer. */
function endWith(socket: Socket, bytes: Buffer): void {
  if (socket.destroyed) return;
  socket.end(bytes);
  let dropped = 0;
  socket.on("data", (piece) => {
    dropped += piece.length;
    if (dropped > LIMITS.pduBytes) socket.destroy();
  });
  socket.once("end", () => socket.destroy());
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
