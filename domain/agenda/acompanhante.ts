/** Lei 14.737/2023 (Lei 8.080/1990, arts. 19-J e seguintes); it holds for private clinics too, and asks for no notice. */
export const ACOMPANHANTE =
  "Toda mulher tem direito a um acompanhante maior de idade, que ela escolhe, durante todo o atendimento, sem precisar avisar antes (Lei nº 14.737/2023).";
