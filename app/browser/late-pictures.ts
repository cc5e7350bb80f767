/** The events that load the pictures below the fold. `scroll` is missing, because a script may cause it. */
const ACTIONS = ["touchstart", "pointerdown", "wheel", "keydown"];

export function startLatePictures() {
  if (!document.querySelector(".late-picture")) return;
  const fetchAhead = () => {
    document.documentElement.classList.add("fetch-ahead");
    for (const action of ACTIONS) removeEventListener(action, fetchAhead);
  };
  for (const action of ACTIONS) addEventListener(action, fetchAhead, { passive: true });
}
