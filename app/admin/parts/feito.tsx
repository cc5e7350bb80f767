import { Link } from "react-router";
import { formatEvento } from "#domain/registro/eventos.ts";
import { formatFeito, isMudanca } from "#domain/registro/feito.ts";

interface FeitoProps {
  acao: string;
  /** The number of people that it affected. */
  quantos: number | null;
  rotulo: string;
  usuario_id: string | null;
  registro: string | null;
  nome: string | null;
  /** The record's address; null where it was deleted, or this reader may not open it. */
  href: string | null;
}

export function Feito({ acao, quantos, rotulo, usuario_id, registro, nome, href }: FeitoProps) {
  // Somebody who signed in did it themselves, and their name is already shown.
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
  // A person outside the staff has no name here, so the thing's word links to the record.
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
