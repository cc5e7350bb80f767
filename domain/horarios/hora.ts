/** Matches hours, with or without minutes. All parts have a maximum length, so matching takes linear time. */
const TYPED = /^(\d{1,2}) ?(?:(?:h|hs|hrs?|horas?|[:.]) ?(?:(\d{2}) ?(?:m|min)?)?)?$/i;
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** @returns `HH:MM`, at most `24:00`; undefined if the text is not a time of day */
export function parseHora(text: string): string | undefined {
  const typed = text.trim();
  const [, hour, minute = "00"] = TYPED.exec(typed) ?? DIGITS.exec(typed) ?? [];
  if (hour === undefined) return undefined;
  const time = `${hour.padStart(2, "0")}:${minute}`;
  const exists = Number(hour) < 24 ? Number(minute) < 60 : time === "24:00";
  return exists ? time : undefined;
}
