import type { ExameGrupo } from "../exames/exame-grupos.ts";

export const DEFAULT_EXAME_GRUPOS: ExameGrupo[] = [
  {
    titulo: "Ultrassonografia",
    palavras:
      "ultrassom, ultrassonografia, usg, doppler, ecografia, morfologic, obstetric, translucencia",
    icone: "ultrassonografia",
  },
  {
    titulo: "Radiologia e Mamografia",
    palavras: "raio, radiografia, mamografia, densitometria, urografia",
    icone: "radiologia",
  },
  {
    titulo: "Tomografia e Ressonância",
    palavras: "tomografia, ressonancia, angiotomografia, angiorressonancia",
    icone: "tomografia",
  },
  {
    titulo: "Cardiologia e Procedimentos",
    palavras: "ecocardiograma, eletrocardiograma, holter, mapa, ergometric, puncao, biopsia",
    icone: "cardiologia",
  },
];
