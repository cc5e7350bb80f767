import { Badge } from "#app/ui/controls/badge.tsx";
import { formatTipoUsuario, type TipoUsuario } from "#domain/contas/usuarios.ts";
import { formatDate } from "#domain/texto/datas.ts";
import { OpenConvite } from "./open-convite.tsx";

interface UsuarioRowProps {
  usuario: {
    id: string;
    nome: string;
    email: string;
    tipo_usuario: TipoUsuario;
    criado_em: Date;
    hasSecondFactor: boolean;
    convite: { enviado_em: Date; isExpired: boolean } | undefined;
  };
  isOwn: boolean;
}

export function UsuarioRow({ usuario, isOwn }: UsuarioRowProps) {
  const { nome, email, tipo_usuario, criado_em, hasSecondFactor, convite } = usuario;
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_13rem_11rem]">
      <div className="min-w-0">
        <p className="font-medium">
          {nome}
          {isOwn && <span className="font-normal text-neutro-700"> (você)</span>}
        </p>
        <p className="text-neutro-700">{email}</p>
        {convite && <OpenConvite convite={convite} usuario={usuario} />}
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={tipo_usuario === "admin_master" ? "accent" : "neutral"}>
          {formatTipoUsuario(tipo_usuario)}
        </Badge>
        {hasSecondFactor && <Badge tone="good">Segundo fator</Badge>}
      </div>
      <p className="text-sm text-neutro-700 tabular-nums">Criado em {formatDate(criado_em)}</p>
    </div>
  );
}
