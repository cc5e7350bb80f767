import { href, Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";

export function OwnAccess() {
  return (
    <div className="max-w-xl">
      <Panel title="Senha e segundo fator">
        <p>
          A sua senha e o seu segundo fator se trocam em{" "}
          <Link className="underline underline-offset-4" to={href("/admin/conta")}>
            Minha conta
          </Link>
          .
        </p>
      </Panel>
    </div>
  );
}
