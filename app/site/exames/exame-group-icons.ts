export const EXAME_GROUP_ICONS: Readonly<Record<string, string>> = {
  Ultrassonografia: "ultrassonografia",
  "Radiologia e Mamografia": "radiologia",
  "Tomografia e Ressonância": "tomografia",
  "Cardiologia e Procedimentos": "cardiologia",
};
