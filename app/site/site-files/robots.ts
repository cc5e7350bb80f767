import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#server/http/request-context.ts";
import { fileAnswer } from "./file-answer.ts";

const CLOSED = ["/admin", "/auth", "/resultados/laudos"];

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(requestContext);
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return fileAnswer(`${lines.join("\n")}\n`, "text/plain");
}
