import { EXAMES_CARDIOLOGIA_PROCEDIMENTOS } from "./exames-cardiologia-procedimentos.ts";
import { EXAMES_MAIS_PEDIDOS } from "./exames-mais-pedidos.ts";
import { EXAMES_RADIOLOGIA } from "./exames-radiologia.ts";
import { EXAMES_RESSONANCIA } from "./exames-ressonancia.ts";
import { EXAMES_ULTRASSONOGRAFIA } from "./exames-ultrassonografia.ts";

export const DEMO_EXAMES = [
  ...EXAMES_MAIS_PEDIDOS,
  ...EXAMES_ULTRASSONOGRAFIA,
  ...EXAMES_RADIOLOGIA,
  ...EXAMES_RESSONANCIA,
  ...EXAMES_CARDIOLOGIA_PROCEDIMENTOS,
];
