/**
 * Below the first view, pictures of lists are not fetched until they come into view. From the reader's
 * first move on they are fetched ahead as usual. A pointer that a page opens beneath has not moved, but
 * browsers say so; and scripts scroll, too.
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
