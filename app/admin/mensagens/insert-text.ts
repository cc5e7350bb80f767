export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const before = area.value.slice(0, area.selectionStart);
  const inserted = before === "" || /\s$/.test(before) ? text : ` ${text}`;
  // Only this command lets Ctrl+Z undo the insertion. If a browser lacks it, the text is set directly.
  if (document.execCommand("insertText", false, inserted)) return;
  area.setRangeText(inserted, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
