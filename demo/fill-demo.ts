import type { Services } from "#server/services.ts";
import { seedDemo } from "./seed.ts";
import { seedDemoAgendamentos } from "./seed-agendamentos.ts";
import { demoPatients, seedDemoLaudos } from "./seed-laudos.ts";
import { seedDemoMensagens } from "./seed-mensagens.ts";
import { demoSignIns, seedDemoUsuarios } from "./seed-usuarios.ts";

/** Writes what is missing of the demonstration's clinic. @returns the sign-ins and patients, to be printed */
export async function fillDemo(services: Services): Promise<string> {
  await seedDemo(services);
  await seedDemoUsuarios(services);
  await seedDemoLaudos(services);
  await seedDemoMensagens(services);
  await seedDemoAgendamentos(services);
  return `${demoSignIns()}\n${demoPatients()}`;
}
