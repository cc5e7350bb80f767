import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { YesNoField } from "#app/ui/controls/yes-no-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { respostaName, shownPerguntas } from "#domain/agendamentos/seguranca.ts";
import type { PedidoAnswer } from "./answer-pedido.server.ts";
import type { ShownPedido } from "./load-pedido.server.ts";

interface PerguntasProps {
  pedido: ShownPedido;
  answer: PedidoAnswer | undefined;
}

export function Perguntas({ pedido, answer }: PerguntasProps) {
  const sent = [answer?.result?.initialValue?.versoes].flat();
  const perguntas = shownPerguntas(pedido.versoes, pedido.respondidos, sent.map(String));
  if (perguntas.length === 0) return null;
  const count = perguntas.reduce((sum, one) => sum + one.perguntas.length, 0);
  const names = Array.from({ length: count }, (_, index) => respostaName(index));
  const fields = answeredFields(names, answer?.result);
  let at = 0;
  return (
    <section
      aria-labelledby="perguntas"
      className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10"
    >
      <h2 className="text-h3" id="perguntas">
        Responder perguntas de segurança
      </h2>
      <p className="mt-2 text-neutro-700">
        Antes do exame a equipe precisa saber disto. Só a clínica lê as respostas.
      </p>
      <form className="mt-6 grid gap-8" method="post" noValidate>
        <input name="formulario" type="hidden" value="perguntas" />
        {perguntas.map(({ id, nome, introducao, perguntas }) => (
          <div className="grid gap-4" key={id}>
            <input name="versoes" type="hidden" value={id} />
            <h3 className="font-semibold">{nome}</h3>
            {introducao && <p className="whitespace-pre-line">{introducao}</p>}
            {perguntas.map(({ texto, ajuda }) => {
              const name = respostaName(at++);
              const field = fields[name] ?? fieldState(name);
              return <YesNoField field={field} help={ajuda} key={name} label={texto} />;
            })}
          </div>
        ))}
        <div>
          <Button className="w-full sm:w-auto" type="submit" variant="filled">
            Enviar respostas
          </Button>
        </div>
      </form>
    </section>
  );
}
