/** @returns the beginning of a text as one line, cut between words, with an ellipsis where it was cut */
export function snippetOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const space = line.charAt(longest) === " " ? longest : cut.lastIndexOf(" ");
  // A very long word is cut in the middle.
  const whole = space > longest / 2 ? cut.slice(0, space) : withoutHalfSign(cut);
  return `${whole.replace(/[ ,;:.]$/, "")}…`;
}

/** A cut within an emoji leaves half of its surrogate pair. */
function withoutHalfSign(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
