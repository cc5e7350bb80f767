import type { FieldState } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { TIPO_USUARIO_LABELS, TIPOS_USUARIO } from "#domain/contas/usuarios.ts";

const CHOICES = TIPOS_USUARIO.map((value) => ({
  value,
  label: TIPO_USUARIO_LABELS[value].nome,
}));

export function NomeField({ field }: { field: FieldState }) {
  return <TextField autoComplete="off" field={field} label="Nome Completo" required />;
}

export function TipoUsuarioField({ field }: { field: FieldState }) {
  return <SelectField choices={CHOICES} field={field} label="Tipo de Usuário" required />;
}

export function TiposHelp() {
  return (
    <aside
      aria-label="Permissões de cada tipo"
      className="max-w-xl rounded-panel bg-papel-fundo p-4 md:p-5 lg:max-w-none"
    >
      <h2 className="font-semibold">Permissões de cada tipo</h2>
      <dl className="mt-2 grid gap-2.5">
        {TIPOS_USUARIO.map((tipo) => (
          <div key={tipo}>
            <dt className="font-medium">{TIPO_USUARIO_LABELS[tipo].nome}</dt>
            <dd className="text-neutro-800">{TIPO_USUARIO_LABELS[tipo].ajuda}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
