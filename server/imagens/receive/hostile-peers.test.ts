import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CT, dataSetOf, newUid } from "#tests/support/dicom/dicom-files.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import {
  associate,
  associateRequest,
  dataPdu,
  exchange,
  pduOf,
  storeCommand,
} from "#tests/support/dicom/raw-dicom.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openReceiver, type Receiver } from "./open-receiver.ts";

const [ACCEPTED, RELEASED, ABORTED] = [2, 6, 7];
const RELEASE = pduOf(5, Buffer.alloc(4));

let intake: Awaited<ReturnType<typeof memoryIntake>>;
let receiver: Receiver;
let pid: number | undefined;

beforeAll(async () => {
  intake = await memoryIntake();
  const peers = [{ ae: "TOMO1", address: "127.0.0.1" }];
  receiver = await openReceiver({
    ...intake,
    config: {
      dataDir: intake.dataDir,
      dicom: { port: 0, host: "127.0.0.1", ae: "CLINICA", peers },
    },
    worklist: async () => [],
  });
  pid = receiver.pid;
});

// A peer may have only a few associations, and those of the previous test end with a delay.
beforeEach(async () => {
  intake.rows.clear();
  await eventually(async () =>
    expect(typesOf(await exchange(receiver.port, [associateRequest(), RELEASE]))).toEqual([
      ACCEPTED,
      RELEASED,
    ]),
  );
});

afterAll(async () => {
  await receiver.close();
  await intake.remove();
});

async function expectSound() {
  expect(receiver.pid).toBe(pid);
  expect(typesOf(await store(dataSet().bytes))).toEqual([ACCEPTED, 4, RELEASED]);
  expect(intake.rows.size).toBe(1);
  await eventually(async () => expect(await intake.left()).toEqual([]));
}

function dataSet() {
  const uid = newUid();
  return { uid, bytes: dataSetOf({ sopInstance: uid }) };
}

function store(bytes: Buffer, uid = uidOf(bytes)) {
  return exchange(receiver.port, [
    associateRequest(),
    dataPdu(3, storeCommand(CT, uid)),
    dataPdu(2, bytes),
    RELEASE,
  ]);
}

function uidOf(bytes: Buffer): string {
  const at = bytes.indexOf(Buffer.from([0x08, 0, 0x18, 0]));
  return bytes.toString("latin1", at + 8, at + 8 + bytes.readUInt16LE(at + 6)).replaceAll("\0", "");
}

const isAnswered = (answers: readonly Buffer[]) => answers.length > 0;

function typesOf(answers: Buffer): number[] {
  const types: number[] = [];
  for (let at = 0; at < answers.length; at += 6 + answers.readUInt32BE(at + 2)) {
    types.push(answers[at] ?? 0);
  }
  return types;
}

test("an image by hand is taken", expectSound);

test("a unit that says it has four gigabytes ends the association before any of it is kept", async () => {
  const endless = pduOf(4, Buffer.alloc(1_000), 0xffff_ffff);
  expect(typesOf(await exchange(receiver.port, [associateRequest(), endless]))).toEqual([
    ACCEPTED,
    ABORTED,
  ]);
  expect(typesOf(await exchange(receiver.port, [pduOf(1, Buffer.alloc(10), 0x7fff_ffff)]))).toEqual(
    [ABORTED],
  );
  await expectSound();
});

test("a connection that breaks off leaves nothing: before, between and within its units", async () => {
  const { uid, bytes } = dataSet();
  const begun = [associateRequest(), dataPdu(3, storeCommand(CT, uid))];
  await exchange(receiver.port, [], () => true);
  await exchange(receiver.port, [associateRequest().subarray(0, 30)], () => true);
  for (const pieces of [
    [associateRequest()],
    begun,
    [...begun, dataPdu(0, bytes.subarray(0, 600))],
    [...begun, dataPdu(2, bytes).subarray(0, 300)],
  ]) {
    await exchange(receiver.port, pieces, isAnswered);
  }
  expect(intake.rows.size).toBe(0);
  await expectSound();
});

test("random bytes are answered with an abort, and within an association they do no harm", async () => {
  for (let round = 0; round < 20; round++) {
    const unknown = Buffer.concat([Buffer.from([0xff]), randomBytes(500)]);
    expect(typesOf(await exchange(receiver.port, [unknown]))).toEqual([ABORTED]);
    const inside = [associateRequest(), dataPdu(round % 4, randomBytes(500))];
    expect(typesOf(await exchange(receiver.port, inside, isAnswered))[0]).toBe(ACCEPTED);
  }
  await expectSound();
});

test("fragments whose lengths are wrong, of no context, or out of turn end the association", async () => {
  const { uid, bytes } = dataSet();
  const command = dataPdu(3, storeCommand(CT, uid));
  const wrong = [
    [dataPdu(3, storeCommand(CT, uid), { length: 0 })],
    [dataPdu(3, storeCommand(CT, uid), { length: 0xffff_ffff })],
    [dataPdu(3, storeCommand(CT, uid), { context: 99 })],
    [dataPdu(2, bytes)],
    [command, dataPdu(2, bytes, { context: 3 })],
    [associateRequest()],
    [dataPdu(3, storeCommand(CT, "../../etc/passwd"))],
  ];
  for (const [at, pieces] of wrong.entries()) {
    const all = [associateRequest(), ...pieces, dataPdu(2, bytes)];
    const answers = await exchange(receiver.port, all);
    expect([at, ...typesOf(answers)]).toEqual([at, ACCEPTED, ABORTED]);
  }
  expect(intake.rows.size).toBe(0);
  await expectSound();
});

test("a command or a query without end is not kept in memory", async () => {
  const piece = Buffer.alloc(15_000, "x");
  const commands = Array.from({ length: 20 }, () => dataPdu(1, piece));
  expect(typesOf(await exchange(receiver.port, [associateRequest(), ...commands]))).toEqual([
    ACCEPTED,
    ABORTED,
  ]);
  await expectSound();
});

test("an image under another name than its command's is refused, and so is one that is no data set", async () => {
  const { bytes } = dataSet();
  const answers = await store(bytes, newUid());
  expect(statusOf(answers)).toBe(0xa900);
  expect(statusOf(await store(randomBytes(5_000), newUid()))).toBe(0xc000);
  await expectSound();
});

test("a sender that takes units of a few bytes only is refused", async () => {
  const answers = await exchange(receiver.port, [associateRequest({ pduLength: 6 })]);
  expect(typesOf(answers)).toEqual([3]);
  await expectSound();
});

test("an aborted association no longer counts once its peer has gone, whatever it still wrote", async () => {
  const unread = Buffer.concat([dataPdu(2, Buffer.alloc(9)), Buffer.alloc(100_000)]);
  for (let round = 0; round < 10; round++) {
    const answers = await exchange(receiver.port, [associateRequest(), unread]);
    expect([round, ...typesOf(answers)]).toEqual([round, ACCEPTED, ABORTED]);
  }
});

test("more associations than one peer may have are refused until others end", async () => {
  const open = await Promise.all(Array.from({ length: 4 }, () => associate(receiver.port)));
  expect(typesOf(await exchange(receiver.port, [associateRequest()]))).toEqual([3]);
  for (const socket of open) socket.destroy();
  await eventually(expectSound);
});

function statusOf(answers: Buffer): number {
  const at = answers.indexOf(Buffer.from([0, 0, 0, 9, 2, 0, 0, 0]));
  return answers.readUInt16LE(at + 8);
}
