/** Headers that browsers add to the site's own forms; without them posts are refused. */
export const FORM_HEADERS = { "sec-fetch-site": "same-origin" };
