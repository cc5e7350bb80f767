import { rawRequest } from "#tests/support/raw-request.ts";

export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://www.google.com; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export async function stylesheet(server: string): Promise<string> {
  const { body } = await rawRequest(server, "/");
  return /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? "";
}
