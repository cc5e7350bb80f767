import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/controls/choice-field.tsx";
import { answeredFields, type FormResult } from "#app/ui/form-answer.ts";
import {
  COMPARTILHAR_PADRAO,
  DIAS_CHOICES,
  oqueChoices,
} from "#domain/compartilhamentos/compartilhamentos.ts";

interface CompartilharFormProps {
  pedido: string;
  hasImages: boolean;
  result: FormResult | undefined;
}

export function CompartilharForm({ pedido, hasImages, result }: CompartilharFormProps) {
  const fields = answeredFields(["oque", "dias"], result);
  const { oque, dias } = COMPARTILHAR_PADRAO;
  return (
    <>
      <p className="mt-4 max-w-prose">
        Crie um link com senha e mande ao seu médico. Ele lê o laudo sem cadastro, e você vê aqui
        cada vez que alguém abriu. O link termina sozinho, e você pode encerrar antes.
      </p>
      <form
        className="mt-6 grid max-w-2xl gap-6 rounded-wide border border-neutro-200 bg-white p-5 sm:p-8"
        method="post"
        noValidate
      >
        <input name="formulario" type="hidden" value="criar" />
        <input name="pedido" type="hidden" value={pedido} />
        <ChoiceField
          choices={oqueChoices(hasImages)}
          field={fields.oque}
          first={oque}
          label="O que mostrar"
        />
        <ChoiceField
          choices={DIAS_CHOICES}
          field={fields.dias}
          first={dias}
          label="Por quanto tempo"
        />
        <div>
          <Button className="w-full sm:w-auto" type="submit" variant="filled">
            Criar link
          </Button>
        </div>
      </form>
    </>
  );
}
