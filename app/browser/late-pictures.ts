/**
 * Fetches pictures below the first view early from the reader's first action on. Neither a pointer move nor a
 * scroll counts, because browsers and scripts cause those too.
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
