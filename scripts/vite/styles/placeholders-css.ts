/** The digits of a picture's `cor` with their hexadecimal values: red, green and blue have four steps each. */
const STEPS = Object.entries({ 0: "0", 1: "5", 2: "a", 3: "f" });

/**
 * Classes that show a picture's average colour until the picture has loaded, because public pages allow no style
 * attributes. They are outside the cascade layers, so that they override the background that a layout gives to pictures
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
