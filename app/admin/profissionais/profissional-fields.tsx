import { TagsField } from "#app/ui/controls/tags-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  PROFISSIONAL_LIMITS as LIMITS,
  parseEspecializacoes,
  type profissionalForm,
} from "#domain/pessoas/profissionais.ts";
import type { Finding } from "#domain/publicidade/findings.ts";
import { listRegistroFindings } from "#domain/publicidade/registro-findings.ts";
import type { z } from "#domain/z.ts";
import type { FieldsOf } from "../form/admin-form.tsx";
import { ImageField } from "../midia/field/image-field.tsx";
import { FindingsList, TextFindings } from "../publicidade/findings.tsx";
import { useTexts } from "../publicidade/use-texts.ts";
import { NameFields } from "./name-fields.tsx";

export function ProfissionalFields({
  fields,
}: {
  fields: FieldsOf<z.input<typeof profissionalForm>>;
}) {
  const [titulo, especialidade, crm, rqe, miniBio = "", formacao = "", especializacoes = ""] =
    useTexts([
      fields.titulo,
      fields.especialidade,
      fields.crm,
      fields.rqe,
      fields.mini_bio,
      fields.formacao,
      { id: fields.especializacoes.id, name: fields.especializacoes.name, isList: true },
    ]);
  const lacking = listRegistroFindings({ titulo, especialidade, crm, rqe });
  return (
    <>
      <NameFields nome={fields.nome} titulo={fields.titulo} />
      <FindingsList campo="titulo" findings={listed(lacking.titulo)} />
      <TextField field={fields.especialidade} required />
      <FindingsList campo="especialidade" findings={listed(lacking.especialidade)} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField description="Como aparece no site: CRM-MS 00001" field={fields.crm} />
        <TextField description="O registro da especialidade: RQE 0001" field={fields.rqe} />
      </div>
      <FindingsList campo="crm" findings={listed(lacking.crm)} />
      <ImageField bucket="medicos" crop="portrait" field={fields.foto_url} />
      <TextField field={fields.mini_bio} rows={3} />
      <TextFindings campo="mini_bio" rqe={rqe} text={miniBio} />
      <TextField field={fields.formacao} rows={2} />
      <TextFindings campo="formacao" rqe={rqe} text={formacao} />
      <TagsField
        field={fields.especializacoes}
        max={LIMITS.especializacoes}
        maxLength={LIMITS.especializacao}
        parse={parseEspecializacoes}
      />
      <TextFindings campo="especializacoes" rqe={rqe} text={especializacoes} />
      <TextField field={fields.horarios} />
      <TextField
        description="Em branco, vai para o fim da lista."
        field={fields.ordem_exibicao}
        min={0}
        type="number"
      />
    </>
  );
}

function listed(finding: Finding | undefined): Finding[] {
  return finding ? [finding] : [];
}
