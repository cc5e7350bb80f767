/** What a browser adds to a form of the site's own; requests that tests make themselves lack it, and are refused. */
export const FORM_HEADERS = { "sec-fetch-site": "same-origin" };
