/** The field of `honeypot` in the form's schema. */
import { HONEYPOT_NAME } from "#domain/honeypot.ts";

export function Honeypot() {
  return (
    <div aria-hidden="true" className="hidden">
      <label htmlFor={HONEYPOT_NAME}>Não preencha</label>
      <input autoComplete="off" id={HONEYPOT_NAME} name={HONEYPOT_NAME} tabIndex={-1} type="text" />
    </div>
  );
}
