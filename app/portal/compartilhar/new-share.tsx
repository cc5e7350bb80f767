/** The link and the PIN are shown only here, and never again. */
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { Notice } from "#app/ui/notice.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { CHAVE_GUARDADA } from "#domain/compartilhamentos/textos.ts";
import type { CompartilharAnswer } from "./answer-compartilhar.server.ts";

interface NewShareProps {
  criado: NonNullable<CompartilharAnswer["criado"]>;
  protocolo: string;
}

export function NewShare({ criado, protocolo }: NewShareProps) {
  const { link, codigo, senha, ate, endereco, qr, whatsapp } = criado;
  return (
    <section
      aria-labelledby="novo"
      className="mt-6 grid max-w-2xl gap-6 rounded-wide border border-neutro-200 bg-white p-5 sm:p-8"
    >
      <h2 className="sr-only" id="novo">
        O link novo
      </h2>
      <Notice
        isFocused
        kind="success"
        text={`Vale até ${ate}. Anote a senha agora: ela e o link não aparecem de novo.`}
        title="Link criado"
      />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid content-start gap-5">
          <Shown label="Link" name="link" value={link} />
          <Button
            className="w-full sm:w-auto sm:justify-self-start"
            href={whatsapp}
            icon="whatsapp"
            rel="noopener noreferrer"
            target="_blank"
            variant="filled"
          >
            Enviar pelo WhatsApp
          </Button>
          <Shown
            className="text-h3 tracking-widest tabular-nums"
            description="Diga por telefone ou pessoalmente, nunca junto com o link."
            label="Senha"
            name="senha"
            value={senha}
          />
          <Shown
            className="tabular-nums"
            description={`Para quem não consegue abrir o link: o médico digita em ${endereco}.`}
            label="Código"
            name="codigo"
            value={codigo}
          />
        </div>
        <figure className="justify-self-center text-center">
          <QrCode className="w-56 max-w-full" label="QR code do link" qr={qr} />
          <figcaption className="text-note text-neutro-700">
            O médico pode apontar a câmera.
          </figcaption>
        </figure>
      </div>
      <p className="text-note text-neutro-700">{CHAVE_GUARDADA}</p>
      <p>
        <a
          className="link inline-flex min-h-11 items-center"
          href={href("/resultados/laudos/:protocolo/compartilhar", { protocolo })}
        >
          Criar outro link
        </a>
      </p>
    </section>
  );
}

interface ShownProps {
  label: string;
  name: string;
  value: string;
  description?: string;
  className?: string;
}

function Shown({ label, name, value, description, className = "" }: ShownProps) {
  const field = fieldState(name);
  return (
    <Field description={description} field={field} label={label}>
      <input
        aria-describedby={description && field.descriptionId}
        className={`control ${className}`}
        id={field.id}
        readOnly
        type="text"
        value={value}
      />
    </Field>
  );
}
