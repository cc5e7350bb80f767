/** A line of the trail in words: what was done, and to whom or to what. */
import { formatFeito, isMudanca } from "#domain/feito.ts";

interface FeitoProps {
  acao: string;
  coisa: string;
  usuario_id: string | null;
  registro: string | null;
  /** What the record is called, where that is known. */
  nome: string | null;
}

export function Feito({ acao, coisa, usuario_id, registro, nome }: FeitoProps) {
  // Who signed in did it as themselves: the name stands there already.
  const isOwn = !isMudanca(acao) && registro === usuario_id;
  return (
    <>
      {formatFeito(acao, coisa)}
      {nome && !isOwn && (
        <>
          {isMudanca(acao) ? " " : " de "}
          <span className="font-medium">{nome}</span>
        </>
      )}
    </>
  );
}
