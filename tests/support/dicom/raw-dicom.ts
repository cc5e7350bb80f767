import { once } from "node:events";
import { connect, type Socket } from "node:net";

export function pduOf(type: number, body: Buffer, length = body.length): Buffer {
  const head = Buffer.alloc(6);
  head[0] = type;
  head.writeUInt32BE(length, 2);
  return Buffer.concat([head, body]);
}

function item(type: number, body: Buffer): Buffer {
  const head = Buffer.from([type, 0, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

export function associateRequest({ pduLength = 16_384 } = {}): Buffer {
  const titles = Buffer.from("CLINICA".padEnd(16) + "TOMO1".padEnd(16));
  const context = Buffer.concat([
    Buffer.from([1, 0, 0, 0]),
    item(0x30, Buffer.from("1.2.840.10008.5.1.4.1.1.2")),
    item(0x40, Buffer.from("1.2.840.10008.1.2.1")),
  ]);
  const most = Buffer.alloc(4);
  most.writeUInt32BE(pduLength);
  const body = Buffer.concat([
    Buffer.from([0, 1, 0, 0]),
    titles,
    Buffer.alloc(32),
    item(0x10, Buffer.from("1.2.840.10008.3.1.1.1")),
    item(0x20, context),
    item(0x50, item(0x51, most)),
  ]);
  return pduOf(1, body);
}

export function dataPdu(
  flags: number,
  value: Buffer,
  { context = 1, length = value.length + 2 } = {},
): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32BE(length);
  head[4] = context;
  head[5] = flags;
  return pduOf(4, Buffer.concat([head, value]));
}

export function storeCommand(sopClass: string, sopInstance: string): Buffer {
  const element = (number: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16LE(number, 2);
    head.writeUInt32LE(value.length, 4);
    return Buffer.concat([head, value]);
  };
  const uid = (text: string) => Buffer.from(text.length % 2 === 0 ? text : `${text}\0`);
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16LE(value);
    return bytes;
  };
  return Buffer.concat([
    element(0x0002, uid(sopClass)),
    element(0x0100, short(1)),
    element(0x0110, short(1)),
    element(0x0700, short(0)),
    element(0x0800, short(0)),
    element(0x1000, uid(sopInstance)),
  ]);
}

/**
 * @param breaksOff says after which answers the client breaks the connection off, once it has written all pieces
 * @returns what the server sends until the connection ends
 */
export async function exchange(
  port: number,
  pieces: readonly Buffer[],
  breaksOff: (answers: readonly Buffer[]) => boolean = () => false,
): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  const answers: Buffer[] = [];
  socket.on("data", (piece: Buffer) => answers.push(piece));
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  for (const piece of pieces) await write(socket, piece);
  const endIfBroken = () => void (breaksOff(answers) && socket.destroy());
  socket.on("data", endIfBroken);
  endIfBroken();
  await closed;
  return Buffer.concat(answers);
}

/** @returns an association that the server has accepted, open until it is destroyed */
export async function associate(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(associateRequest());
  await once(socket, "data");
  return socket;
}

function write(socket: Socket, piece: Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(piece, () => resolve()));
}
