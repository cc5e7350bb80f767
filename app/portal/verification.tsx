import { QrCode } from "#app/ui/qr-code.tsx";

interface VerificationProps {
  codigo: string;
  codigoValidador: string;
  qr: { size: number; path: string };
}

export function Verification({ codigo, codigoValidador, qr }: VerificationProps) {
  return (
    <section
      aria-labelledby="autenticidade"
      className="mt-12 max-w-4xl border-t border-neutro-200 pt-6 print:hidden"
    >
      <h2 className="text-h3" id="autenticidade">
        Provar que este laudo é verdadeiro
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-x-8 gap-y-6">
        <QrCode
          className="w-36 border border-neutro-200 bg-white"
          label="QR code que verifica este documento"
          qr={qr}
        />
        <div className="min-w-0 flex-1 basis-72">
          <p>
            Quem recebe o PDF confere em{" "}
            <a className="link" href="/verificar">
              Verificar documento
            </a>
            , com o arquivo ou com o código. A resposta não mostra nada seu.
          </p>
          <dl className="mt-4 grid gap-3">
            <div>
              <dt className="text-note text-neutro-700">Código do documento</dt>
              <dd className="font-semibold tabular-nums wrap-anywhere">{codigo}</dd>
            </div>
            <div>
              <dt className="text-note text-neutro-700">Código do validador</dt>
              <dd className="font-semibold tabular-nums">{codigoValidador}</dd>
            </div>
          </dl>
          <p className="mt-3 max-w-prose text-note text-neutro-700">
            O código do validador é só seu. Com ele e o QR code, o validador do ITI
            (validar.iti.gov.br) abre o PDF para conferir a assinatura: diga-o apenas a quem pode
            ler o laudo.
          </p>
        </div>
      </div>
    </section>
  );
}
