/**
 * Fetches lower pictures at the reader's first action; moves and scrolling may come from browsers or scripts.
 */
const MOVES = ["touchstart", "pointerdown", "wheel", "keydown"];

export function startLatePictures() {
  if (!document.querySelector(".late-picture")) return;
  const fetchAhead = () => {
    document.documentElement.classList.add("fetch-ahead");
    for (const move of MOVES) removeEventListener(move, fetchAhead);
  };
  for (const move of MOVES) addEventListener(move, fetchAhead, { passive: true });
}
