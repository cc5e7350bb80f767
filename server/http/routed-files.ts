/** Addresses that end like a file but are pages of the router: made from what is saved. */
const ROUTED = ["/blog/rss.xml", "/sitemap.xml", "/robots.txt", "/site.webmanifest"];

export function isRoutedFile(path: string): boolean {
  return ROUTED.includes(path);
}
