import type { RefusedValues } from "./confided-rows.ts";
import { many } from "./constraint-values.ts";

const NO_IDS = [["x"], [1], {}, "x", many(401, "0".repeat(36))];

/** What the constraints of exams refuse. */
export const EXAMES_REFUSED: RefusedValues[] = [
  ["exames_cobertura", "cobertura", ["", "nenhum"]],
  ["exames_convenios", "convenios", NO_IDS],
  ["exames_autorizacao", "autorizacao", NO_IDS],
  ["exames_slug_forma", "slug", ["Com-Maiuscula", "com espaco", "a--b", "-a", "a\nb", "<script>"]],
  ["exames_ordem_exibicao", "ordem_exibicao", [-1]],
];
