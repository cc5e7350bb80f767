/** The code by which anyone verifies a report's PDF: 26 characters of Crockford's base 32, shown in groups of five. */
import { z } from "../z.ts";
import { foldProtocoloCharacter } from "./protocolo.ts";

/** Any letter is taken, so that a mistyped code is answered as an unknown document and not as an incomplete one. */
const CODIGO = /^[\p{L}\p{N}]{26}$/u;
const SHA256 = /^[0-9a-f]{64}$/;
const LONGEST = 120;

export function parseCodigoDocumento(typed: string): string | undefined {
  if (typed.length > LONGEST) return undefined;
  const plain = Array.from(typed, foldProtocoloCharacter).join("");
  return CODIGO.test(plain) ? plain : undefined;
}

export function formatCodigoDocumento(codigo: string): string {
  return codigo.match(/.{1,5}/g)?.join("-") ?? codigo;
}

const CODIGO_INVALIDO =
  "O código tem 26 letras e números, em grupos separados por hífen. Confira se foi digitado inteiro.";

export const verificacaoForm = z
  .object({
    sha256: z.string().regex(SHA256, "Escolha o arquivo de novo").optional(),
    codigo: z.string().max(LONGEST, CODIGO_INVALIDO).default(""),
  })
  .transform(({ sha256, codigo }, context) => {
    if (sha256 !== undefined) return { sha256, codigo: undefined };
    const parsed = parseCodigoDocumento(codigo);
    if (parsed === undefined) {
      const message = codigo.trim() === "" ? "Digite o código do documento" : CODIGO_INVALIDO;
      context.addIssue({ code: "custom", path: ["codigo"], message });
    }
    return { sha256: undefined, codigo: parsed ?? z.NEVER };
  });
