import { href } from "react-router";

/** One page for a report that does not exist, is another patient's, or has nothing to show here. */
export function MissingLaudo() {
  return (
    <>
      <title>Laudo não encontrado</title>
      <h1 className="text-h2">Laudo não encontrado</h1>
      <p className="mt-4 max-w-prose">
        O seu acesso não abre nenhum laudo com este protocolo. Veja os que ele abre em{" "}
        <a className="link" href={href("/resultados/laudos")}>
          Meus laudos
        </a>
        .
      </p>
    </>
  );
}
