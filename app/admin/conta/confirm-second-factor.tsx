import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { CopyButton } from "#app/admin/parts/copy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { useUnsaved } from "#app/ui/controls/unsaved-changes.tsx";
import { confirmSecondFactorForm } from "#domain/contas/conta.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

export interface Setup {
  uri: string;
  secret: string;
  qr: string;
  recoveryCodes: string[];
}

const SUBMIT = { label: "Confirmar e ligar", busy: "Salvando..." };

/** Leaving always asks for confirmation, because the recovery codes are shown only once. */
const isUnsaved = () => true;

export function ConfirmSecondFactor({ setup }: { setup: Setup }) {
  const fetcher = useFetcher<FormAnswer>();
  useUnsaved(isUnsaved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AdminForm
      answer={fetcher.data}
      id="confirmar-segundo-fator"
      label="Confirmar segundo fator"
      own={{ fetcher, action: href("/admin/conta/segundo-fator") }}
      schema={confirmSecondFactorForm}
      submit={SUBMIT}
    >
      {(fields) => (
        <>
          <h3 className="font-semibold outline-none" ref={heading} tabIndex={-1}>
            Três passos para ligar
          </h3>
          <ol className="grid list-decimal gap-5 pl-5 marker:font-semibold">
            <li>
              <p>
                Abra um aplicativo autenticador no telefone e leia este código. Sem câmera, digite a
                chave no aplicativo.
              </p>
              <img
                alt="Código QR para o aplicativo autenticador"
                className="mt-3 rounded-control border border-neutro-200 p-3"
                height={184}
                src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
                width={184}
              />
              <div className="mt-3 md:hidden">
                <Button icon="smartphone" rel="noreferrer" target="_blank" to={setup.uri}>
                  Abrir no aplicativo autenticador
                </Button>
              </div>
              <p className="mt-3 text-sm">
                Chave: <code className="font-semibold break-all">{setup.secret}</code>
              </p>
              <div className="mt-2">
                <CopyButton
                  done="Chave copiada"
                  label="Copiar chave"
                  refused="O navegador não deixou copiar. Digite a chave no aplicativo."
                  text={setup.secret}
                />
              </div>
            </li>
            <li>
              <p>
                Guarde estes códigos de recuperação em papel. Cada um abre a sua conta uma vez, sem
                o telefone, e eles não aparecem de novo.
              </p>
              <ul
                aria-label="Códigos de recuperação"
                className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-papel-fundo p-3 font-mono text-sm sm:max-w-xs"
              >
                {setup.recoveryCodes.map((code) => (
                  <li key={code}>{code}</li>
                ))}
              </ul>
              <div className="mt-2">
                <CopyButton
                  done="Códigos de recuperação copiados"
                  label="Copiar códigos"
                  refused="O navegador não deixou copiar. Anote os códigos."
                  text={setup.recoveryCodes.join("\n")}
                />
              </div>
            </li>
            <li>
              <TextField
                autoComplete="one-time-code"
                field={fields.codigo}
                inputMode="numeric"
                label="Código do aplicativo"
                required
              />
            </li>
          </ol>
        </>
      )}
    </AdminForm>
  );
}
