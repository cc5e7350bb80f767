/** The digits of a picture's `cor` with their hexadecimal values: red, green and blue have four steps each. */
const STEPS = Object.entries({ 0: "0", 1: "5", 2: "a", 3: "f" });

/** Outside the cascade layers, these classes override a layout's background. Public pages allow no style attributes. */
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
