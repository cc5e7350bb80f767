import { href } from "react-router";

export function EndedShare() {
  return (
    <div className="max-w-xl">
      <title>Acesso encerrado</title>
      <h1 className="text-h2">Este acesso terminou</h1>
      <p className="mt-4">
        A página fecha depois de 15 minutos sem uso, ou quando o paciente encerra o link. Abra de
        novo o link que recebeu, ou{" "}
        <a className="link" href={href("/compartilhado")}>
          digite o código
        </a>
        .
      </p>
    </div>
  );
}
