/** The digits of a picture's `cor`, red, green and blue in four steps each, and their hexadecimal values. */
const STEPS = Object.entries({ 0: "0", 1: "5", 2: "a", 3: "f" });

/**
 * What stands in a picture's place until it has loaded: its average colour. Classes, because public pages
 * allow no style attributes; outside the layers, so that they win over the background that a layout gives to
 * a picture without a colour of its own.
 */
export function placeholdersCss(): string {
  const rules = STEPS.flatMap(([red, r]) =>
    STEPS.flatMap(([green, g]) =>
      STEPS.map(
        ([blue, b]) => `.placeholder-${red}${green}${blue} { background-color: #${r}${g}${b}; }\n`,
      ),
    ),
  );
  return rules.join("");
}
