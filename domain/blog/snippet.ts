/** @returns one line; a text longer than `longest` is cut, if possible between words, and ends with an ellipsis */
export function snippetOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const space = line.charAt(longest) === " " ? longest : cut.lastIndexOf(" ");
  const whole = space > longest / 2 ? cut.slice(0, space) : withoutHalfSign(cut);
  return `${whole.replace(/[ ,;:.]$/, "")}…`;
}

/** Removes the half of an emoji (a single surrogate) that remains if the text is cut inside the emoji. */
function withoutHalfSign(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
