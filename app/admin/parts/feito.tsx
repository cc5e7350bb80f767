import { Link } from "react-router";
import { formatEvento } from "#domain/registro/eventos.ts";
import { formatFeito, isMudanca } from "#domain/registro/feito.ts";

export interface FeitoProps {
  acao: string;
  quantos: number | null;
  rotulo: string;
  usuario_id: string | null;
  registro: string | null;
  nome: string | null;
  href: string | null;
}

export function Feito({ acao, quantos, rotulo, usuario_id, registro, nome, href }: FeitoProps) {
  // An action on one's own account, such as a sign-in, gets no second name: the line already names the person.
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
  // The audit trail never names people outside the staff, so the link's text is the kind of record, such as `Laudo`.
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
