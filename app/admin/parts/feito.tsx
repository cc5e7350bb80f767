/** A line of the trail in words: what was done, and to whom or to what, which it leads to. */
import { Link } from "react-router";
import { formatEvento } from "#domain/registro/eventos.ts";
import { formatFeito, isMudanca } from "#domain/registro/feito.ts";

interface FeitoProps {
  /** Its id. */
  acao: string;
  /** To how many. */
  quantos: number | null;
  /** What the thing is called. */
  rotulo: string;
  usuario_id: string | null;
  registro: string | null;
  /** What the record is called, where that is known. */
  nome: string | null;
  /** Where it is opened; null where it is gone, or not for this reader. */
  href: string | null;
}

export function Feito({ acao, quantos, rotulo, usuario_id, registro, nome, href }: FeitoProps) {
  // Who signed in did it as themselves: the name stands there already.
  const isOwn = !isMudanca(acao) && registro === usuario_id;
  if (isOwn) return formatFeito(acao, rotulo, quantos);
  if (nome) {
    return (
      <>
        {formatFeito(acao, rotulo, quantos)}
        {isMudanca(acao) ? " " : " de "}
        <Named href={href}>{nome}</Named>
      </>
    );
  }
  if (!href) return formatFeito(acao, rotulo, quantos);
  // A person outside the staff has no name here: the thing's word leads to the record.
  return (
    <>
      {formatEvento(acao, quantos)}
      {isMudanca(acao) ? " " : ": "}
      <Named href={href}>{rotulo}</Named>
    </>
  );
}

function Named({ href, children }: { href: string | null; children: string }) {
  if (!href) return <span className="font-medium wrap-anywhere">{children}</span>;
  return (
    <Link className="link font-medium wrap-anywhere" to={href}>
      {children}
    </Link>
  );
}
