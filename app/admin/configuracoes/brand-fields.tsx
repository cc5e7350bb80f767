import { ImageField } from "#app/admin/midia/field/image-field.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

export function BrandFields({ fields }: CardProps) {
  return (
    <Panel
      text="Aparecem no alto e no rodapé do site, nos e-mails, no comprovante, nas imagens de links compartilhados e aqui no painel. Sem logo, fica o desenho que o site já tem."
      id="identidade"
      title={PARTS.identidade}
    >
      <div className="form-grid">
        <ImageField
          bucket="logo"
          description="PNG, SVG, JPEG ou WebP, com no máximo 5MB; o melhor é sem fundo. Um logo com o dobro da largura da altura, ou mais, aparece sozinho, no lugar do nome; os outros, ao lado dele. Em SVG, converta os textos em curvas."
          field={fields.logo_url}
        />
        <ImageField
          bucket="icone"
          description="Quadrado, de 512 pixels ou mais: é o que fica na aba do navegador e na tela inicial do celular. Em geral, só o símbolo do logo, sem o nome."
          field={fields.icone_url}
        />
      </div>
    </Panel>
  );
}
