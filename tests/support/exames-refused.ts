import type { RefusedValues } from "./confided-rows.ts";
import { many } from "./constraint-values.ts";

const NO_IDS = [["x"], [1], {}, "x", many(401, "0".repeat(36))];

const GRUPO = { titulo: "Raio X", palavras: "raio", icone: "radiologia" };

export const EXAMES_REFUSED: RefusedValues[] = [
  [
    "exame_grupos_grupos",
    "grupos",
    [
      "x",
      {},
      [{}],
      [{ ...GRUPO, titulo: "" }],
      [{ ...GRUPO, palavras: 1 }],
      [{ ...GRUPO, icone: "x" }],
      many(21, GRUPO),
    ],
  ],
  ["exames_cobertura", "cobertura", ["", "nenhum"]],
  ["exames_convenios", "convenios", NO_IDS],
  ["exames_autorizacao", "autorizacao", NO_IDS],
  ["exames_slug_forma", "slug", ["Com-Maiuscula", "com espaco", "a--b", "-a", "a\nb", "<script>"]],
  ["exames_ordem_exibicao", "ordem_exibicao", [-1]],
];

export const PICTURES_REFUSED: RefusedValues[] = [
  ["configuracoes_site_logo", "logo_url", ["", "/arquivos/blog/a.webp", "/arquivos/logo/a.svg"]],
  ["configuracoes_site_icone", "icone_url", ["", "/arquivos/logo/a-1x1.webp"]],
  ["profissionais_foto_endereco", "foto_url", ["javascript:alert(1)", "arquivos/a.webp"]],
  ["convenios_logo_endereco", "logo_url", ["data:image/svg+xml,x"]],
];
