import { SECURITY_HEADERS, STRICT_TRANSPORT } from "./checks/policy.ts";
import { robotsTag } from "./checks/robots-tag.ts";
import { isSecureOrigin } from "./cookies/cookie-name.ts";
import { PLAIN_POLICY, plainPage } from "./plain-page.ts";

export interface PlainAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

interface PlainText {
  status: number;
  title: string;
  text: string;
}

export function plainAnswers(
  { status, title, text }: PlainText,
  origin: string | undefined,
): (requestId: string) => PlainAnswer {
  const headers = Object.entries({
    "Content-Type": "text/html; charset=UTF-8",
    "Cache-Control": "no-store",
    ...SECURITY_HEADERS,
    "Content-Security-Policy": PLAIN_POLICY,
    ...(isSecureOrigin(origin) && { "Strict-Transport-Security": STRICT_TRANSPORT }),
    "X-Robots-Tag": robotsTag(undefined, { method: "GET", status }) ?? "",
  });
  return (requestId) => {
    const body = plainPage(title, text, requestId);
    const length = String(Buffer.byteLength(body));
    return {
      status,
      headers: [...headers, ["Content-Length", length], ["X-Request-Id", requestId]],
      body,
    };
  };
}
