/** HTTP clients would normalise the path and the headers, which attackers send as they like. */
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** @param target the path, sent unchanged @param headers whole lines, without the final empty line */
export function rawRequest(
  server: string,
  target: string,
  { method = "GET", headers = [] as string[], body = "" } = {},
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(server);
  const lines = headers.some((line) => /^host:/i.test(line))
    ? headers
    : [`Host: ${host}`, ...headers];
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    socket.setTimeout(60_000, () => socket.destroy(new Error("no answer in time")));
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => resolve(parse(Buffer.concat(parts).toString("latin1"))));
    socket.on("error", (error) => {
      // A server that refuses early may close the connection while the body is still being sent.
      const sofar = Buffer.concat(parts).toString("latin1");
      if (sofar.startsWith("HTTP/")) resolve(parse(sofar));
      else reject(error);
    });
    socket.write(
      `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}

function parse(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(first.split(" ")[1]), headers, body: text.slice(end + 4) };
}
