import { Panel } from "#app/admin/parts/panel.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  HERO_LIMITS,
  type homeHeroForm,
  HERO_LABELS as LABELS,
} from "#domain/paginas/home-hero.ts";
import type { z } from "#domain/z.ts";
import type { FieldsOf } from "../form/admin-form.tsx";
import { ReviewedField } from "../publicidade/reviewed-field.tsx";
import { LinkField } from "../record/link-field.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { HeroImages } from "./hero-images.tsx";

export function HeroFields({ fields }: { fields: FieldsOf<z.input<typeof homeHeroForm>> }) {
  return (
    <>
      <Panel title="Textos">
        <div className="form-grid">
          <ReviewedField autoComplete="off" field={fields.titulo} required />
          <ReviewedField field={fields.subtitulo} required rows={3} />
        </div>
      </Panel>
      <Panel
        text="Um link é uma página do site, como /exames, ou um endereço que começa com https://."
        title="Botões"
      >
        <div className="form-grid">
          {([1, 2] as const).map((number) => (
            <div className="form-pair" key={number}>
              <TextField
                autoComplete="off"
                field={fields[`botao${number}_texto`]}
                label={LABELS[`botao${number}_texto`]}
                required
              />
              <LinkField
                field={fields[`botao${number}_link`]}
                label={LABELS[`botao${number}_link`]}
                placeholder="/contato"
                required
                takesPaths
              />
            </div>
          ))}
        </div>
      </Panel>
      <HeroImages field={fields.imagens} />
      <Panel text="Aparecem em uma linha abaixo dos botões." title={LABELS.estatisticas}>
        <FigureRows
          add="Adicionar estatística"
          field={fields.estatisticas}
          label={LABELS.estatisticas}
          labels={(number) => ({ valor: `Valor ${number}`, descricao: `Descrição ${number}` })}
          max={HERO_LIMITS.estatisticas}
          name="estatística"
        />
      </Panel>
    </>
  );
}
