/** Load pictures below the fold. A scroll does not count, because a script may have caused it. */
const ACTIONS = ["touchstart", "pointerdown", "wheel", "keydown"];

export function startLatePictures() {
  if (!document.querySelector(".late-picture")) return;
  const fetchAhead = () => {
    document.documentElement.classList.add("fetch-ahead");
    for (const action of ACTIONS) removeEventListener(action, fetchAhead);
  };
  for (const action of ACTIONS) addEventListener(action, fetchAhead, { passive: true });
}
