/** Twelve wordless marks for invented insurers: flat, geometric, each in its own colours. */

const spin = (n: number, markup: string, from = 0) =>
  Array.from(
    { length: n },
    (_, i) => `<g transform="rotate(${from + (360 / n) * i})">${markup}</g>`,
  ).join("");

/** Drawn round 0 0, about 100 high. */
const MARKS: string[] = [
  `<g fill="#0d9488">${spin(4, '<path d="M-4-6V-34A16 16 0 0 1 28-34C28-18 12-8-4-6z" />', 0)}</g>`,
  `<g fill="none" stroke-width="13"><circle cx="-21" r="30" stroke="#1d4ed8"/><path stroke="#38bdf8" d="M12.800-28.800A30 30 0 1 1 12.800 28.800" stroke-linecap="round"/></g>`,
  `<path fill="#15803d" d="M-40-44H0V48C-26 36-40 14-40-12z"/><path fill="#84cc16" d="M8-44H40V-12C40 14 32 34 8 46z"/><path fill="#fff" d="M-29-8H-6V4H-29zM-23.500-13.500H-11.500V9.500H-23.500z"/>`,
  `<path fill="#166534" d="M-4 46C-50 30-54-14-40-46C-10-34 2-2-4 46z"/><path fill="#4ade80" d="M6 46C4 8 14-20 46-30C54 6 40 36 6 46z"/>`,
  `<g fill="none" stroke-width="12" stroke-linecap="round"><path stroke="#be123c" d="M-48 30A48 48 0 0 1 48 30"/><path stroke="#fb7185" d="M-27 30A27 27 0 0 1 27 30"/></g><circle cy="28" r="9" fill="#be123c"/>`,
  `<path fill="#6d28d9" d="M0-50L43-25V25L0 50L-43 25V-25z"/><path fill="#fff" d="M-9-28H9V-9H28V9H9V28H-9V9H-28V-9H-9z"/>`,
  `<circle r="22" fill="#f59e0b"/><g stroke="#f59e0b" stroke-width="9" stroke-linecap="round">${spin(10, '<path d="M0-36V-46"/>')}</g>`,
  `<g transform="translate(0 20)"><rect x="-19" y="-57" width="38" height="76" rx="19" fill="#e11d48" transform="rotate(45)"/><rect x="-19" y="-57" width="38" height="76" rx="19" fill="#1e3a8a" transform="rotate(-45)" opacity=".94"/></g>`,
  `<circle r="48" fill="#0c4a6e"/><g fill="none" stroke-width="8" stroke-linecap="round"><path stroke="#e0f2fe" d="M-34-16C-18-30-6-4 8-14S26-22 34-16"/><path stroke="#7dd3fc" d="M-38 4C-22-10-8 16 8 4S30-2 38 4"/><path stroke="#38bdf8" d="M-32 24C-18 12-6 34 8 24S24 18 32 24"/></g>`,
  `<path fill="#0f766e" d="M-46-46H-4V-4A42 42 0 0 1-46-46z"/><path fill="#2dd4bf" d="M46-46V-4H4A42 42 0 0 1 46-46z"/><path fill="#2dd4bf" d="M-46 46V4H-4A42 42 0 0 1-46 46z"/><path fill="#0f766e" d="M46 46H4V4A42 42 0 0 1 46 46z"/>`,
  `<path fill="#c2410c" d="M-50 6A50 50 0 0 1 50 6C42-4 30-4 25 6C18-4 6-4 0 6C-6-4-18-4-25 6C-30-4-42-4-50 6z"/><path fill="none" stroke="#7c2d12" stroke-width="8" stroke-linecap="round" d="M0 8V34C0 48-18 48-18 36"/>`,
  `<g fill="#1d4ed8">${spin(3, '<path d="M0-4C-16-14-18-36 0-50C18-36 16-14 0-4z"/>')}</g><g fill="#60a5fa">${spin(3, '<circle cy="-34" r="9"/>', 60)}</g>`,
];

export const INSURERS = MARKS.length;

export function insurerSvg(index: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160" viewBox="0 0 320 160">
    <rect width="320" height="160" fill="#fff"/><g transform="translate(160 80) scale(1.36)">${MARKS[index]}</g></svg>`;
}
