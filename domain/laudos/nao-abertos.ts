/** A report that nobody has opened this many days after its release is shown on the dashboard. */
export const NAO_ABERTOS_DIAS = 7;
