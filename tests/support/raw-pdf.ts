import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

export type Objects = Record<number, string>;

export function baseObjects({ catalog = "", page = "", objects = {} as Objects } = {}): Objects {
  return {
    1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    2: "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>${page}>>`,
    4: stream("", "0 0 m 99 99 l S"),
    ...objects,
  };
}

export function stream(dict: string, data: string): string {
  return `<<${dict}/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

function deflated(text: string): string {
  return deflateSync(Buffer.from(text, "latin1")).toString("latin1");
}

export function objectStream(objects: Objects, dict = "/Type/ObjStm", encode = deflated): string {
  let head = "";
  let body = "";
  for (const [number, text] of Object.entries(objects)) {
    head += `${number} ${body.length} `;
    body += `${text} `;
  }
  const filter = encode === deflated ? "/Filter/FlateDecode" : "";
  const count = Object.keys(objects).length;
  return stream(`${dict}/N ${count}/First ${head.length}${filter}`, encode(head + body));
}

export class RawPdf {
  text = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  offsets = new Map<number, number>();

  /** The cross-reference table refers to the last of several objects with the same number. */
  add(objects: Objects): this {
    for (const [number, text] of Object.entries(objects)) {
      this.offsets.set(Number(number), this.text.length);
      this.text += `${number} 0 obj\n${text}\nendobj\n`;
    }
    return this;
  }

  /** The cross-reference table does not refer to this object. */
  addUnnamed(number: number, text: string): this {
    this.text += `${number} 0 obj\n${text}\nendobj\n`;
    return this;
  }

  end(trailer = "", root = 1): this {
    const at = this.text.length;
    const rows = [...this.offsets].map(
      ([number, offset]) => `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`,
    );
    this.text += `xref\n0 1\n0000000000 65535 f \n${rows.join("")}`;
    this.text += `trailer\n<</Size 100/Root ${root} 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
    return this;
  }

  /** @param within the objects in object streams; by object number, the stream's number and the index in it */
  xrefStream(within: Record<number, [number, number]>, extra = ""): { text: string; at: number } {
    const at = this.text.length;
    this.offsets.set(90, at);
    const rows: number[][] = [];
    const index: number[] = [];
    for (const [number, offset] of this.offsets) {
      index.push(number, 1);
      rows.push([1, offset >> 16, (offset >> 8) & 255, offset & 255, 0]);
    }
    for (const [number, [holder, position]] of Object.entries(within)) {
      index.push(Number(number), 1);
      rows.push([2, 0, 0, holder, position]);
    }
    const data = Buffer.from(rows.flat()).toString("latin1");
    const dict = `/Type/XRef/W[1 3 1]/Index[${index.join(" ")}]/Size 100/Root 1 0 R${extra}`;
    return { text: `90 0 obj\n${stream(dict, data)}\nendobj\n`, at };
  }

  endCompressed(within: Record<number, [number, number]>, extra = ""): this {
    const { text, at } = this.xrefStream(within, extra);
    this.text += `${text}startxref\n${at}\n%%EOF\n`;
    return this;
  }

  bytes(): Uint8Array {
    return new Uint8Array(Buffer.from(this.text, "latin1"));
  }
}

const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

/** A PDF that is encrypted with the empty password, which every reader tries first (ISO 32000-1, 7.6.3). */
export function lockedWithNothing(objects: Objects): Uint8Array {
  const id = Buffer.alloc(16, 7);
  const owner = rc4(md5(PAD).subarray(0, 5), PAD);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(Buffer.concat([PAD, owner, rights, id])).subarray(0, 5);
  const user = rc4(key, PAD);
  const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString("hex")}>/U<${user.toString("hex")}>>>`;
  const locked = Object.fromEntries(
    Object.entries(objects).map(([number, text]) => {
      const own = md5(Buffer.concat([key, Buffer.from([Number(number), 0, 0, 0, 0])]));
      const lock = (plain: string) => rc4(own.subarray(0, 10), Buffer.from(plain, "latin1"));
      return [
        number,
        text
          .replace(/\(([^()]*)\)/g, (_all, plain) => `<${lock(plain).toString("hex")}>`)
          .replace(/(?<=stream\n)[\s\S]*(?=\nendstream)/, (plain) =>
            lock(plain).toString("latin1"),
          ),
      ];
    }),
  );
  const pdf = new RawPdf().add(locked).add({ 80: encrypt });
  const hex = id.toString("hex");
  return pdf.end(`/Encrypt 80 0 R/ID[<${hex}><${hex}>]`).bytes();
}

function md5(bytes: Uint8Array): Buffer {
  return createHash("md5").update(bytes).digest();
}

function rc4(key: Uint8Array, plain: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(plain).map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}
