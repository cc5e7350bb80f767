import { Feito, type FeitoProps } from "#app/admin/parts/feito.tsx";
import { Panel } from "#app/admin/parts/panel.tsx";
import { formatDateTime } from "#domain/texto/datas.ts";

interface Change extends FeitoProps {
  id: number;
  quando: Date;
  usuario_nome: string | null;
}

interface RecentProps {
  recent: readonly Change[] | undefined;
  isOwn: boolean;
}

export function Recent({ recent, isOwn }: RecentProps) {
  return (
    <Panel title={isOwn ? "O que você mudou por último" : "O que mudou por último"}>
      {!recent && <p>Não foi possível carregar as mudanças.</p>}
      {recent?.length === 0 && (
        <p className="text-neutro-700">
          Nada ainda. Cada mudança feita no painel aparece aqui, com quem fez e quando.
        </p>
      )}
      <ol>
        {recent?.map(({ id, quando, usuario_nome, ...deed }) => (
          <li className="border-t border-neutro-200 py-2 first:border-0" key={id}>
            <p>
              {!isOwn && <span className="font-medium">{usuario_nome} </span>}
              <Feito {...deed} />
            </p>
            <p className="text-sm text-neutro-700 tabular-nums">{formatDateTime(quando)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
