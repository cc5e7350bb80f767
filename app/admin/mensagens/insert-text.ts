/** Inserts at the cursor as typing would, so that the browser can undo it and the form validates it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const before = area.value.slice(0, area.selectionStart);
  const inserted = before === "" || /\s$/.test(before) ? text : ` ${text}`;
  // The command is the only way that keeps what Ctrl+Z undoes. Where it is missing the text is set directly.
  if (document.execCommand("insertText", false, inserted)) return;
  area.setRangeText(inserted, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
