import { Form } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import type { TipoMensagem } from "#domain/mensagens/mensagens.ts";
import {
  type Canal,
  formatFinalidade,
  TEXTOS_CONSENTIMENTO,
} from "#domain/pessoas/consentimentos.ts";
import { formatDateTime } from "#domain/texto/datas.ts";

interface ConsentPanelProps {
  consent:
    | { texto_versao: string; dado_em: Date; retirado_em: Date | null; retirado_por: Canal | null }
    | undefined;
  tipo: TipoMensagem;
}

const FIELD = fieldState("canal");
const CHOICES = [
  { value: "telefone", label: "Por telefone" },
  { value: "whatsapp", label: "Pelo WhatsApp" },
  { value: "presencial", label: "Na clínica" },
];

export function ConsentPanel({ consent, tipo }: ConsentPanelProps) {
  if (!consent) return null;
  const { dado_em, retirado_em, retirado_por, texto_versao } = consent;
  const text = TEXTOS_CONSENTIMENTO[tipo].find(({ versao }) => versao === texto_versao)?.texto;
  return (
    <Panel title="Consentimento">
      <p>{formatFinalidade(tipo)}</p>
      <p className="text-sm text-neutro-700">
        Dado no site em {formatDateTime(dado_em)}
        {text && `, ao ler: “${text}”`}
      </p>
      {retirado_em ? (
        <p className="mt-3 font-medium">
          Retirado em {formatDateTime(retirado_em)} ({retirado_por}).
          {tipo === "contato" && " Não responda: a mensagem será apagada em até um dia."}
        </p>
      ) : (
        <details className="mt-3">
          <summary className="link min-h-11 cursor-default content-center md:min-h-8">
            A pessoa retirou o consentimento
          </summary>
          <Form className="mt-2 grid gap-3" method="post">
            <input name="formulario" type="hidden" value="consentimento" />
            <SelectField choices={CHOICES} field={FIELD} label="Como ela avisou" />
            {tipo === "contato" && (
              <p className="text-sm text-neutro-700">
                A mensagem e as respostas a ela serão apagadas em até um dia.
              </p>
            )}
            <div>
              <Button type="submit">Registrar retirada</Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  );
}
