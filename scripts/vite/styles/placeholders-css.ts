/** The digits of a picture's `cor`, red, green and blue in four steps each, and their hexadecimal values. */
const STEPS = Object.entries({ 0: "0", 1: "5", 2: "a", 3: "f" });

/**
 * Shows a picture's average colour until the picture has loaded. Classes are used, because public pages allow no style
 * attributes. They are outside the cascade layers, so that they win over the background that a layout gives to pictures
 * without such a colour.
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
