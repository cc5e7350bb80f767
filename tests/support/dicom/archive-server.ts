import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const BOUNDARY = "limite";

export interface ArchiveServer {
  address: string;
  requested: string[];
  logins: (string | undefined)[];
  close(): Promise<void>;
}

export async function archiveServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ArchiveServer> {
  const requested: string[] = [];
  const logins: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    logins.push(request.headers.authorization);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/dicom-web`,
    requested,
    logins,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function studyJson(accession: string, study: string): object {
  return {
    "00080050": { vr: "SH", Value: [accession] },
    "0020000D": { vr: "UI", Value: [study] },
  };
}

export function multipartOf(files: readonly Buffer[]): Buffer {
  const parts = files.flatMap((file) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Type: application/dicom\r\n\r\n`),
    file,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
