import { CARDIOLOGIA_PROCEDIMENTOS } from "./cardiologia-procedimentos.ts";
import type { CatalogoGrupo } from "./catalogo-exame.ts";
import { DENSITOMETRIA, MAMOGRAFIA, RADIOGRAFIA } from "./raio-x.ts";
import { RESSONANCIA } from "./ressonancia.ts";
import { TOMOGRAFIA } from "./tomografia.ts";
import { ULTRASSONOGRAFIA } from "./ultrassonografia.ts";
import { ULTRASSONOGRAFIA_GESTACAO_DOPPLER } from "./ultrassonografia-gestacao-doppler.ts";

export const CATALOGO_EXAMES: readonly CatalogoGrupo[] = [
  { titulo: "Ultrassonografia", exames: ULTRASSONOGRAFIA },
  { titulo: "Gestação e Doppler", exames: ULTRASSONOGRAFIA_GESTACAO_DOPPLER },
  { titulo: "Mamografia", exames: MAMOGRAFIA },
  { titulo: "Radiografia", exames: RADIOGRAFIA },
  { titulo: "Densitometria", exames: DENSITOMETRIA },
  { titulo: "Tomografia", exames: TOMOGRAFIA },
  { titulo: "Ressonância", exames: RESSONANCIA },
  { titulo: "Cardiologia e procedimentos", exames: CARDIOLOGIA_PROCEDIMENTOS },
];
