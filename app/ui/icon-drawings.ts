/** Icons that are not in lucide, such as trademarks and the product's own mark. */
export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  dot: '<circle cx="12" cy="12" r="2.5" fill="#000" stroke="none"/>',
  marca:
    '<path d="M6.38 20.36A9.9 9.9 0 1 1 20.36 6.38"/><path d="M17.22 8.32A6.3 6.3 0 1 1 8.32 17.22"/><circle cx="13" cy="13" r=".75"/>',
  facebook:
    '<circle cx="12" cy="12" r="9.25"/><path d="M15.25 7.5h-.75A2.5 2.5 0 0 0 12 10v11.25M9 13h5.5"/>',
  instagram:
    '<rect x="2.75" y="2.75" width="18.5" height="18.5" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.1 6.9h.01"/>',
  whatsapp:
    '<path d="M3 21l1.15-4.6a9.2 9.2 0 1 1 3.5 3.5z"/><path d="M9.2 7.9c.35 0 .6.2.7.5l.5 1.3c.1.3.05.6-.15.8l-.6.65a6.1 6.1 0 0 0 3.2 3.2l.65-.6c.2-.2.5-.25.8-.15l1.3.5c.3.1.5.35.5.7 0 1.05-.85 1.6-1.8 1.5-3.5-.4-6.3-3.2-6.65-6.6-.1-.95.45-1.8 1.55-1.8z"/>',
};
