import { useRef } from "react";
import { RichTextField } from "#app/admin/editor/rich-text-field.tsx";
import type { FieldsOf } from "#app/admin/form/admin-form.tsx";
import { ImageField } from "#app/admin/midia/field/image-field.tsx";
import { fillControl } from "#app/ui/controls/announced.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  type blogPostForm,
  CATEGORIA_LABELS,
  CATEGORIAS,
  POST_LABELS as LABELS,
  POST_LIMITS as LIMITS,
  STATUS_LABELS,
  STATUS_POST,
} from "#domain/blog/blog-posts.ts";
import { localMoment, parseMoment } from "#domain/texto/datas.ts";
import type { z } from "#domain/z.ts";
import { FieldFindings } from "../publicidade/findings.tsx";
import { ReviewedField } from "../publicidade/reviewed-field.tsx";
import { HtmlPreview } from "./html-preview.tsx";
import { TitleFields } from "./title-fields.tsx";

interface PostFieldsProps {
  fields: FieldsOf<z.input<typeof blogPostForm>>;
  isNew: boolean;
  coloursHref: string | undefined;
}

const STATUS_CHOICES = STATUS_POST.map((value) => ({ value, label: STATUS_LABELS[value] }));
const CONTEUDO_DESCRIPTIONS = {
  visual:
    "Cole do Word ou de uma página, arraste imagens para o texto. Esc leva à barra de formatação.",
  html: "Aceita HTML: <p>, <h2>, <h3>, <strong>, <em>, <ul>, <ol>, <li>, <a>, <blockquote>, <table>, <img>.",
};
const CATEGORIA_CHOICES = [
  { value: "", label: "Nenhuma" },
  ...CATEGORIAS.map((value) => ({ value, label: CATEGORIA_LABELS[value] })),
];

export function PostFields({ fields, isNew, coloursHref }: PostFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:grid-rows-[auto_1fr] lg:*:content-start xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="form-grid max-w-4xl">
        <TitleFields isNew={isNew} slug={fields.slug} titulo={fields.titulo} />
        <FieldFindings campo="titulo" fields={[fields.titulo]} />
      </div>
      <PublicationFields fields={fields} />
      <div className="form-grid">
        <div className="form-grid max-w-4xl">
          <ReviewedField
            description="Aparece na lista de artigos, nos buscadores e em links compartilhados."
            field={fields.resumo}
            required
            rows={3}
          />
        </div>
        <RichTextField
          beside={<FieldFindings campo="conteudo" fields={[fields.conteudo]} />}
          descriptions={CONTEUDO_DESCRIPTIONS}
          field={fields.conteudo}
          label={LABELS.conteudo}
          preview={(source) => <HtmlPreview coloursHref={coloursHref} source={source} />}
          rows={10}
        />
      </div>
    </div>
  );
}

const PAIR = "form-pair lg:contents lg:*:row-auto lg:*:block";

function PublicationFields({ fields }: Pick<PostFieldsProps, "fields">) {
  const words = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-1 content-start gap-5 lg:col-start-2 lg:row-[1/span_2] lg:border-l lg:border-neutro-200 lg:pl-6">
      <div className={PAIR}>
        <TextField
          description="O nome como está em Profissionais mostra também a foto e o CRM."
          field={fields.autor}
        />
        <MomentField field={fields.data_publicacao} />
      </div>
      <div className={PAIR}>
        <SelectField choices={STATUS_CHOICES} field={fields.status} />
        <TextField
          description="Os artigos aparecem pela data."
          field={fields.ordem_exibicao}
          min={0}
          type="number"
        />
      </div>
      <div className={PAIR}>
        <SelectField
          choices={CATEGORIA_CHOICES}
          description="Por ela o leitor filtra o blog."
          field={fields.categoria}
        />
        <TextField
          description="Em minutos."
          field={fields.tempo_leitura_min}
          max={LIMITS.tempo_leitura_min}
          min={1}
          type="number"
        />
      </div>
      <ImageField
        bucket="blog"
        description="PNG, JPG até 5MB"
        field={fields.imagem_capa_url}
        onChosen={({ texto_alternativo }) => {
          if (words.current && words.current.value === "")
            fillControl(words.current, texto_alternativo);
        }}
      />
      <TextField
        description="O que a imagem de capa mostra, para quem não a vê. Em branco se ela só enfeita."
        field={fields.texto_alternativo}
        maxLength={LIMITS.texto_alternativo}
        ref={words}
      />
    </div>
  );
}

/** The date and time are in the clinic's time zone, not in this computer's. */
function MomentField({ field }: { field: FieldState }) {
  const moment = parseMoment(textValue(field) ?? "");
  return (
    <DateField
      description="Com uma data futura, o artigo sai sozinho nessa hora (horário da clínica)."
      defaultValue={moment && localMoment(moment)}
      field={field}
      hasTime
      label={LABELS.data_publicacao}
      required
    />
  );
}
