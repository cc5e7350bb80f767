import type { LoaderFunctionArgs } from "react-router";
import { answerArquivo } from "./answer-arquivo.server.ts";

export function loader(args: LoaderFunctionArgs) {
  return answerArquivo(args);
}
