/** What a visitor writes to the clinic. */
import { optionalEmail, optionalText, requiredText } from "./fields.ts";
import { z } from "./z.ts";

const NEITHER = "Informe um telefone ou um e-mail";

const CONTATO_LIMITS = { nome: 160, telefone: 40, assunto: 160, mensagem: 4000 } as const;

export const contatoForm = z
  .object({
    nome: requiredText("Nome é obrigatório", CONTATO_LIMITS.nome),
    telefone: optionalText(CONTATO_LIMITS.telefone).refine(
      (value) => value === "" || /^(?=(?:\D*\d){8,15}\D*$)[\d\s()+.-]+$/.test(value),
      "Telefone inválido",
    ),
    email: optionalEmail("E-mail inválido"),
    // Becomes the subject of an e-mail: always one line.
    assunto: optionalText(CONTATO_LIMITS.assunto).transform((value) => value.replace(/\s+/g, " ")),
    mensagem: requiredText("Mensagem é obrigatória", CONTATO_LIMITS.mensagem),
  })
  .check(
    z.refine((value) => value.telefone !== "" || value.email !== "", {
      path: ["telefone"],
      message: NEITHER,
      // Reported together with the other errors, so that one submission shows all of them.
      when: ({ value }) => {
        const typed = value as { telefone?: unknown; email?: unknown };
        return !String(typed.telefone ?? "").trim() && !String(typed.email ?? "").trim();
      },
    }),
  );
