import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { actionHeaders } from "#app/ui/action-headers.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { controlProps, fieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields, isRefused } from "#app/ui/form-answer.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import {
  formatCodigoDocumento,
  parseCodigoDocumento,
  verificacaoForm,
} from "#domain/laudos/codigo-documento.ts";
import { LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FormAnswer } from "#server/http/forms/form-answer.ts";
import { requestContext } from "#server/http/request-context.ts";
import { verify } from "#server/portal/verify.ts";
import { PageHead } from "../frame/page-head.tsx";
import { Outcome, type Verified } from "./outcome.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("codigo") ?? "";
  const codigo = parseCodigoDocumento(typed);
  return { codigo: codigo === undefined ? "" : formatCodigoDocumento(codigo) };
}

export async function action({
  context: provider,
  request,
}: ActionFunctionArgs): Promise<Response | DataAnswer<Verified>> {
  const context = provider.get(requestContext);
  const posted = { context, request };
  return answerForm(posted, {
    schema: verificacaoForm,
    async do(name, refuse) {
      const found = await verify(context, name);
      if (found.status === "limite") {
        const headers = { "Retry-After": String(found.segundos) };
        const minutos = Math.ceil(found.segundos / 60);
        return refuse<Verified>(429, { headers, more: { outcome: "limite", minutos } });
      }
      const documento = found.status === "achado" ? found.documento : undefined;
      const more = { outcome: found.status, documento };
      return refuse<Verified>(found.status === "fora" ? 503 : 200, { more });
    },
  });
}

export const handle = { verifiesFiles: true };

export const headers = actionHeaders;

const MOST_MB = LAUDO_LIMITS.pdfBytes / 1024 / 1024;

export default function VerificarPage() {
  const { codigo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead
        description="Confira se um laudo foi emitido por esta clínica e se ainda vale."
        isRefused={isRefused(answer?.result)}
        path="/verificar"
        title="Verificar documento"
      />
      <PageIntro
        text="Confira em segundos se um laudo foi emitido por esta clínica e se ainda vale. Não mostramos nada do paciente."
        title="Verificar documento"
      />
      <div className="page-width grid gap-x-16 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[1.25fr_1fr]">
        <section
          aria-labelledby="verificar"
          className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10"
        >
          {answer?.outcome && (
            <Outcome
              documento={answer.documento}
              minutos={answer.minutos}
              outcome={answer.outcome}
            />
          )}
          <h2 className="text-h2" id="verificar">
            {answer?.outcome ? "Outro documento?" : "Qual documento?"}
          </h2>
          <VerifyForm answer={answer} codigo={codigo} />
        </section>
        <Guide />
      </div>
    </>
  );
}

interface VerifyFormProps {
  answer: FormAnswer<Verified> | undefined;
  codigo: string;
}

function VerifyForm({ answer, codigo: filled }: VerifyFormProps) {
  const { codigo } = answeredFields(["codigo"], answer?.result);
  const file = fieldState("arquivo");
  return (
    <form
      action="/verificar"
      autoComplete="off"
      className="mt-6 grid gap-5"
      data-verify=""
      method="post"
      noValidate
    >
      {/* A script shows this field. The field has no name, so that no browser ever sends the file. */}
      <div data-verify-file="" data-verify-most={LAUDO_LIMITS.pdfBytes} hidden>
        <Field
          description={`O arquivo não sai do seu aparelho: só uma impressão digital dele (SHA-256) vem para cá. Até ${MOST_MB} MB.`}
          field={file}
          label="Arquivo PDF"
        >
          <input
            {...controlProps(file, true)}
            accept="application/pdf,.pdf"
            className="block w-full min-w-0 rounded-control border border-dashed border-neutro-500 p-3 text-note file:mr-4 file:min-h-11 file:rounded-control file:border file:border-neutro-500 file:bg-white file:px-4 file:font-semibold aria-invalid:border-erro"
            name={undefined}
            type="file"
          />
          <p
            aria-live="polite"
            className="mt-2 font-medium text-erro empty:hidden"
            data-verify-message=""
          />
        </Field>
        <p className="mt-5 text-neutro-700">Ou, sem o arquivo:</p>
      </div>
      <TextField
        autoCapitalize="characters"
        defaultValue={textValue(codigo) ?? filled}
        description="Está no comprovante e na página do laudo: 26 letras e números, em grupos."
        field={codigo}
        label="Código do documento"
        spellCheck={false}
      />
      <div>
        <Button className="w-full sm:w-auto" icon="file-check" type="submit" variant="filled">
          Verificar
        </Button>
      </div>
    </form>
  );
}

function Guide() {
  return (
    <div className="grid gap-10 self-start">
      <section aria-labelledby="resposta">
        <h2 className="text-h3" id="resposta">
          O que a resposta diz
        </h2>
        <ul className="mt-4 grid gap-3">
          <li>Se o documento saiu desta clínica, em que data e com que médico.</li>
          <li>Se é a versão atual, ou se foi substituída ou anulada depois.</li>
          <li>Se traz assinatura digital, e se o arquivo mudou depois dela.</li>
        </ul>
      </section>
      <section aria-labelledby="limites">
        <h2 className="text-h3" id="limites">
          Bom saber
        </h2>
        <p className="mt-3 text-neutro-700">
          Um arquivo impresso, escaneado ou salvo de novo já não é o mesmo e não é reconhecido.
          Nesse caso, use o código do documento.
        </p>
      </section>
    </div>
  );
}
