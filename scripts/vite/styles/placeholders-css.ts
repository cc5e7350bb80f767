/** The digits of a picture's `cor` with their hexadecimal values: red, green and blue have four steps each. */
const STEPS = Object.entries({ 0: "0", 1: "5", 2: "a", 3: "f" });

/** Writes classes, because public pages allow no style attributes. Outside CSS layers, they override other rules. */
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
