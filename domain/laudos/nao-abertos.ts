/** Days after its release from which a report that nobody has opened waits on the dashboard (product.md, section 8.6). */
export const NAO_ABERTOS_DIAS = 7;
