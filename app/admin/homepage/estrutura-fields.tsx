import { Panel } from "#app/admin/parts/panel.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  ESTRUTURA_LIMITS,
  FACILIDADE_ICONE,
  type homeEstruturaForm,
  ESTRUTURA_LABELS as LABELS,
} from "#domain/paginas/home-estrutura.ts";
import type { z } from "#domain/z.ts";
import type { FieldsOf } from "../form/admin-form.tsx";
import { ImageField } from "../midia/field/image-field.tsx";
import { FieldFindings } from "../publicidade/findings.tsx";
import { ReviewedField } from "../publicidade/reviewed-field.tsx";
import { RowsField } from "../record/rows-field.tsx";
import { ItemRows } from "./item-rows.tsx";

interface EstruturaFieldsProps {
  fields: FieldsOf<z.input<typeof homeEstruturaForm>>;
}

export function EstruturaFields({ fields }: EstruturaFieldsProps) {
  return (
    <>
      <Panel title="Textos">
        <div className="form-grid">
          <ReviewedField autoComplete="off" field={fields.titulo} required />
          <ReviewedField field={fields.descricao} required rows={3} />
        </div>
      </Panel>
      <Panel
        text="Aparecem na página inicial; a primeira, maior, também em Quem Somos."
        title={LABELS.imagens}
      >
        <RowsField
          add={{ label: "Adicionar imagem" }}
          empty={<p className="text-neutro-700">Nenhuma imagem.</p>}
          field={fields.imagens}
          max={ESTRUTURA_LIMITS.imagens}
          nameOf={(index) => `imagem ${index + 1}`}
          newRow={{ url: "", titulo: "", descricao: "" }}
          ordered={LABELS.imagens}
        >
          {(row, index) => {
            const { url, titulo, descricao } = row.getFieldset();
            const number = index + 1;
            return (
              <div className="grid gap-3">
                <ImageField
                  addressLabel={`Endereço da imagem ${number}`}
                  bucket="estrutura"
                  field={url}
                  label={`Imagem ${number}`}
                />
                <TextField autoComplete="off" field={titulo} label={`Título da imagem ${number}`} />
                <TextField
                  description="O que se vê nela, para quem não a vê."
                  field={descricao}
                  label={`Descrição da imagem ${number}`}
                  rows={2}
                />
                <FieldFindings
                  campo="imagens"
                  fields={[titulo, descricao]}
                  label={`Imagem ${number}`}
                />
              </div>
            );
          }}
        </RowsField>
      </Panel>
      <Panel title={LABELS.facilidades}>
        <ItemRows
          add="Adicionar facilidade"
          field={fields.facilidades}
          icone={FACILIDADE_ICONE}
          label={LABELS.facilidades}
          max={ESTRUTURA_LIMITS.facilidades}
          name="facilidade"
          of="da facilidade"
        />
      </Panel>
    </>
  );
}
