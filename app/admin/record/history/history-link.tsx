import { href, Link } from "react-router";
import type { TableThing } from "#domain/permissions.ts";

/** The way to every version of a record. */
export function HistoryLink({ thing, id }: { thing: TableThing; id: string }) {
  return (
    <Link
      className="link"
      to={href("/admin/historico/:coisa/:registro", { coisa: thing, registro: id })}
    >
      Histórico
    </Link>
  );
}
