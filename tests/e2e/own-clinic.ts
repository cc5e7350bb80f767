import { DEMO_SENHA } from "#demo/usuarios.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { type RestorableClinic, startRestorableClinic } from "#tests/support/restorable-clinic.ts";

function demoData(): string {
  const folder = process.env.CLINIC_DEMO_DATA;
  if (!folder) throw new Error("the run has no demonstration to copy");
  return folder;
}

function startNewClinic(): Promise<ProductServer> {
  return startProduct({ env: { ADMIN_PASSWORD: DEMO_SENHA } });
}

/** A worker's servers: a demonstration for all test files that edit, and an empty clinic for each file with `new`. */
export class OwnClinic {
  #file = "";
  #own: Promise<RestorableClinic> | undefined;
  #isEdited = false;
  #new: Promise<ProductServer> | undefined;

  /** The first call for another test file restores the demonstration and stops the empty clinic. */
  async of(file: string, kind: "own" | "new"): Promise<ProductServer> {
    if (file !== this.#file) await this.#leaveFile();
    this.#file = file;
    if (kind === "new") {
      this.#new ??= startNewClinic();
      return this.#new;
    }
    this.#own ??= startRestorableClinic(demoData());
    this.#isEdited = true;
    return (await this.#own).server;
  }

  async stop(): Promise<void> {
    this.#isEdited = false;
    await this.#leaveFile();
    await (await this.#own)?.stop();
  }

  async #leaveFile(): Promise<void> {
    const server = this.#new;
    this.#new = undefined;
    await (await server)?.stop();
    if (!this.#isEdited) return;
    this.#isEdited = false;
    const own = await this.#own;
    own?.server.requireCleanLog();
    await own?.restore();
  }
}
