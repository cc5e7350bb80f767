import { href, Link } from "react-router";
import type { TableThing } from "#domain/permissions.ts";

interface HistoryLinkProps {
  thing: TableThing;
  id: string;
  /** The record's name, needed if a screen has several of these links. */
  name?: string;
}

export function HistoryLink({ thing, id, name }: HistoryLinkProps) {
  return (
    <Link
      aria-label={name && `Histórico de ${name}`}
      className="link"
      to={href("/admin/historico/:coisa/:registro", { coisa: thing, registro: id })}
    >
      Histórico
    </Link>
  );
}
