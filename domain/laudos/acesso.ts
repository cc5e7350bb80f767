/** Minutes without use after which a patient's access to reports or to a booking request ends (SQL: `acesso_atual`). */
export const ACESSO_MINUTOS = 15;
/** Hours after which such an access ends, however often it is used. */
export const ACESSO_HORAS = 12;
