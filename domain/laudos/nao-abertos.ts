export const NAO_ABERTOS_DIAS = 7;
