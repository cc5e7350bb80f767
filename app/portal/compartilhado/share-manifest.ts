import type { ActionFunctionArgs } from "react-router";
import { answerManifest } from "./answer-manifest.server.ts";

export function loader() {
  return Response.json({}, { status: 405, headers: { Allow: "POST, OPTIONS" } });
}

export function action(args: ActionFunctionArgs) {
  return answerManifest(args);
}
