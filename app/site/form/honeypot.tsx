import { HONEYPOT } from "#domain/mensagens/honeypot.ts";

export function Honeypot() {
  return (
    <div aria-hidden="true" className="hidden">
      <label htmlFor={HONEYPOT}>Não preencha</label>
      <input autoComplete="off" id={HONEYPOT} name={HONEYPOT} tabIndex={-1} type="text" />
    </div>
  );
}
