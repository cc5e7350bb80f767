/** An empty box replaces pictures of other sites, because the back office loads nothing from them. */

const EMPTY_PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'%3E%3Cpath fill='%23e5e7eb' d='M0 0h3v2H0z'/%3E%3C/svg%3E";

export function pictureHere(url: string): string {
  return url.startsWith("/") ? url : EMPTY_PICTURE;
}
