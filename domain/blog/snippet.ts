/** The beginning of a text on one line, cut between words, with an ellipsis where something is left out. */
export function snippetOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const space = line.charAt(longest) === " " ? longest : cut.lastIndexOf(" ");
  // One very long word is cut within.
  const whole = space > longest / 2 ? cut.slice(0, space) : withoutHalfSign(cut);
  return `${whole.replace(/[ ,;:.]$/, "")}…`;
}

/** An emoji is two units long. */
function withoutHalfSign(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
