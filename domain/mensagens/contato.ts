import { isLocalTelefone, TELEFONE_INVALIDO } from "../clinica/telefone.ts";
import { optionalEmail, optionalText, requiredLine, requiredText } from "../texto/fields.ts";
import { z } from "../z.ts";
import { MENSAGEM_LIMITS as LIMITS } from "./mensagens.ts";

const NEITHER = "Informe um telefone ou um e-mail";

export const contatoForm = z
  .object({
    // Name and subject are one line each, because both become headers of an e-mail.
    nome: requiredLine("Nome é obrigatório", LIMITS.nome),
    telefone: optionalText(LIMITS.telefone).refine(
      (value) => value === "" || isLocalTelefone(value),
      TELEFONE_INVALIDO,
    ),
    email: optionalEmail("E-mail inválido"),
    assunto: optionalText(LIMITS.assunto).transform((value) => value.replace(/\s+/g, " ")),
    mensagem: requiredText("Mensagem é obrigatória", LIMITS.mensagem),
  })
  .check(
    z.refine((value) => value.telefone !== "" || value.email !== "", {
      path: ["telefone"],
      message: NEITHER,
      // Runs even if other fields are wrong, so that one submission shows all errors.
      when: ({ value }) => {
        const typed = value as { telefone?: unknown; email?: unknown };
        return !String(typed.telefone ?? "").trim() && !String(typed.email ?? "").trim();
      },
    }),
  );
