import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { LookUpAnswer } from "./answer-look-up.server.ts";
import { ClinicContacts, LookupCard } from "./lookup-card.tsx";

export function CodeForm({ answer }: { answer: LookUpAnswer | undefined }) {
  const { codigo } = answeredFields(["codigo"], answer?.result);
  return (
    <LookupCard answer={answer} title="Digite o código">
      <form
        action="/resultados"
        autoComplete="off"
        className="mt-6 grid gap-5"
        method="post"
        noValidate
      >
        <input name="formulario" type="hidden" value="codigo" />
        <TextField
          autoComplete="one-time-code"
          description="São 6 números. O código vale por 10 minutos, neste aparelho."
          field={codigo}
          inputMode="numeric"
          label="Código de acesso"
          required
        />
        <div>
          <Button className="w-full sm:w-auto" variant="filled" type="submit">
            Confirmar código
          </Button>
        </div>
      </form>
      <section aria-labelledby="sem-codigo" className="mt-8 border-t border-neutro-200 pt-6">
        <h3 className="text-h3" id="sem-codigo">
          Não recebeu o código?
        </h3>
        <p className="mt-2 text-neutro-700">
          Espere um minuto e veja também a caixa de spam. Depois, peça outro.
        </p>
        <form action="/resultados" className="mt-4" method="post">
          <input name="formulario" type="hidden" value="outro-codigo" />
          <Button className="w-full sm:w-auto" type="submit">
            Enviar outro código
          </Button>
        </form>
        <p className="mt-6 text-neutro-700">
          O código de uma criança vai para o <span className="whitespace-nowrap">e-mail</span> do
          responsável, e abre os laudos de todos os filhos menores. Quem não tem{" "}
          <span className="whitespace-nowrap">e-mail</span> no cadastro não recebe código:{" "}
          <a className="link" href="/resultados">
            busque com o protocolo
          </a>{" "}
          do comprovante, ou fale com a clínica.
        </p>
        <ClinicContacts />
      </section>
    </LookupCard>
  );
}
