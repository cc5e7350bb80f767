/** The video's host receives no request before the click on `Assistir aqui`. */
export function startEmbeds() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    const offer = box.querySelector<HTMLElement>("[data-embed-offer]");
    offer?.removeAttribute("hidden");
    offer?.querySelector("button")?.addEventListener("click", () => {
      const frame = document.createElement("iframe");
      frame.src = box.dataset.embed ?? "";
      frame.title = box.querySelector("a")?.textContent || "Vídeo";
      frame.allow = "fullscreen; picture-in-picture";
      frame.tabIndex = 0;
      offer.replaceWith(frame);
      frame.focus();
    });
  }
}
