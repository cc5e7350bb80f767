import { type Finalidade, textoConsentimento } from "#domain/pessoas/consentimentos.ts";

export function ConsentText({ finalidade }: { finalidade: Finalidade }) {
  return (
    <p className="text-note text-neutro-700">
      {textoConsentimento(finalidade).texto} Veja a{" "}
      <a className="link" href="/privacidade">
        Política de Privacidade
      </a>
      .
    </p>
  );
}
