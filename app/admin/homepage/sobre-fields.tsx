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
import { RowsField } from "../record/rows-field.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { ItemRows } from "./item-rows.tsx";

export function SobreFields({ fields }: { fields: FieldsOf<z.input<typeof homeSobreForm>> }) {
  return (
    <>
      <Panel title="Textos">
        <div className="form-grid">
          <TextField autoComplete="off" field={fields.titulo} label={LABELS.titulo} required />
          <FieldFindings campo="titulo" fields={[fields.titulo]} label={LABELS.titulo} />
          <TextField field={fields.descricao} label={LABELS.descricao} required rows={3} />
          <FieldFindings campo="descricao" fields={[fields.descricao]} label={LABELS.descricao} />
          <TextField
            description="Em Quem Somos. Cada linha é um parágrafo."
            field={fields.historia}
            label={LABELS.historia}
            required
            rows={7}
          />
          <FieldFindings campo="historia" fields={[fields.historia]} label={LABELS.historia} />
        </div>
      </Panel>
      <Panel text="Em Quem Somos. O que fica vazio mostra o texto de exemplo." title="Propósito">
        <div className="form-grid">
          <TextField field={fields.missao} label={LABELS.missao} rows={2} />
          <FieldFindings campo="missao" fields={[fields.missao]} label={LABELS.missao} />
          <TextField field={fields.visao} label={LABELS.visao} rows={2} />
          <FieldFindings campo="visao" fields={[fields.visao]} label={LABELS.visao} />
          <TextField field={fields.compromisso} label={LABELS.compromisso} rows={2} />
          <FieldFindings
            campo="compromisso"
            fields={[fields.compromisso]}
            label={LABELS.compromisso}
          />
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
