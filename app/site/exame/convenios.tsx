import type { ConvenioCovering } from "#domain/exames/cobertura.ts";

interface ConveniosProps {
  /** Undefined if the clinic lists no insurers, or has not said yet which of them cover the exam. */
  convenios: ConvenioCovering[] | undefined;
}

const QUESTION = "Vai usar convênio?";

export function Convenios({ convenios }: ConveniosProps) {
  return (
    <section
      aria-labelledby="convenio"
      className="border-t border-neutro-200 pt-8 print:break-inside-avoid"
    >
      <h2 className={convenios ? "text-h3 print:hidden" : "text-h3"} id="convenio">
        {convenios ? "Convênios que cobrem" : QUESTION}
      </h2>
      {convenios && <p className="hidden font-semibold print:block">{QUESTION}</p>}
      {convenios?.length === 0 && (
        <p className="mt-3 text-neutro-700">
          Nenhum convênio cobre este exame aqui. Pergunte o valor particular.
        </p>
      )}
      {convenios && convenios.length > 0 && (
        <ul aria-labelledby="convenio" className="ruled mt-3 print:hidden">
          {convenios.map(({ nome, pedeAutorizacao }) => (
            <li className="flex flex-wrap justify-between gap-x-4 py-2.5 leading-snug" key={nome}>
              <span>{nome}</span>
              {pedeAutorizacao && <span className="text-note">pede autorização</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-neutro-700">
        A cobertura depende do seu plano: confirme antes de vir. Traga a carteirinha atualizada, o
        documento com foto, o pedido médico e a guia, se o plano solicitar.
      </p>
      <p className="mt-3 print:hidden">
        <a className="link inline-flex min-h-11 items-center" href="/convenios">
          Ver convênios aceitos
        </a>
      </p>
    </section>
  );
}
