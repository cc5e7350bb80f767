export function startMaps() {
  for (const box of document.querySelectorAll<HTMLElement>("[data-map]")) {
    const button = box.querySelector<HTMLElement>("[data-map-load]");
    button?.removeAttribute("hidden");
    button?.addEventListener("click", () => {
      const frame = document.createElement("iframe");
      frame.src = box.dataset.map ?? "";
      frame.title = "Mapa com o endereço da clínica";
      frame.referrerPolicy = "no-referrer";
      frame.tabIndex = 0;
      box.replaceChildren(frame);
      frame.focus();
    });
  }
}
