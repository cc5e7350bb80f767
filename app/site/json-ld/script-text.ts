/** These characters of JSON are escaped, so that no text can end the script element. */
const UNSAFE = /[<>&\u2028\u2029]/g;

export function jsonScriptText(value: object): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
