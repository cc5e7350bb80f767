import { Panel } from "#app/admin/parts/panel.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  type homeSobreForm,
  SOBRE_LABELS as LABELS,
  SOBRE_LIMITS,
  VALOR_ICONE,
} from "#domain/paginas/home-sobre.ts";
import type { z } from "#domain/z.ts";
import type { FieldsOf } from "../form/admin-form.tsx";
import { FieldFindings } from "../publicidade/findings.tsx";
import { ReviewedField } from "../publicidade/reviewed-field.tsx";
import { RowsField } from "../record/rows-field.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { ItemRows } from "./item-rows.tsx";

export function SobreFields({ fields }: { fields: FieldsOf<z.input<typeof homeSobreForm>> }) {
  return (
    <>
      <Panel title="Textos">
        <div className="form-grid">
          <ReviewedField autoComplete="off" field={fields.titulo} required />
          <ReviewedField field={fields.descricao} required rows={3} />
          <ReviewedField
            description="Em Quem Somos. Cada linha é um parágrafo."
            field={fields.historia}
            required
            rows={7}
          />
        </div>
      </Panel>
      <Panel text="Em Quem Somos. O que fica vazio mostra o texto de exemplo." title="Propósito">
        <div className="form-grid">
          <ReviewedField field={fields.missao} rows={2} />
          <ReviewedField field={fields.visao} rows={2} />
          <ReviewedField field={fields.compromisso} rows={2} />
        </div>
      </Panel>
      <Panel title={LABELS.valores}>
        <ItemRows
          add="Adicionar valor"
          field={fields.valores}
          icone={VALOR_ICONE}
          label={LABELS.valores}
          max={SOBRE_LIMITS.valores}
          name="valor"
          of="do valor"
        />
      </Panel>
      <Panel title={LABELS.diferenciais}>
        <RowsField
          add={{ label: "Adicionar diferencial" }}
          empty={<p className="text-neutro-700">Nenhuma linha.</p>}
          field={fields.diferenciais}
          max={SOBRE_LIMITS.diferenciais}
          nameOf={(index) => `diferencial ${index + 1}`}
          newRow=""
          ordered={LABELS.diferenciais}
        >
          {(row, index) => (
            <div className="grid gap-3">
              <TextField
                autoComplete="off"
                field={row}
                label={`Diferencial ${index + 1}`}
                required
              />
              <FieldFindings
                campo="diferenciais"
                fields={[row]}
                label={`Diferencial ${index + 1}`}
              />
            </div>
          )}
        </RowsField>
      </Panel>
      <Panel text="Em Quem Somos." title={LABELS.numeros}>
        <FigureRows
          add="Adicionar número"
          field={fields.numeros}
          label={LABELS.numeros}
          labels={(number) => ({
            valor: `Valor do número ${number}`,
            descricao: `Descrição do número ${number}`,
          })}
          max={SOBRE_LIMITS.numeros}
          name="número"
        />
      </Panel>
    </>
  );
}
