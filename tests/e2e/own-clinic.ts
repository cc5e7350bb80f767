/** A clinic for one test file alone, full as the demonstration or just installed, to be edited at will. */
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";

/** A copy of the demonstration, in about a second; whoever starts it stops it. */
export function startOwnClinic(): Promise<ProductServer> {
  const copyOf = process.env.CLINIC_DEMO_DATA;
  if (!copyOf) throw new Error("the run has no demonstration to copy");
  return startProduct({ demo: true, copyOf });
}

/** Nobody has written anything into it; its administrator signs in as the demonstration's. */
function startNewClinic(): Promise<ProductServer> {
  return startProduct({ env: { ADMIN_PASSWORD: DEMO_SENHA } });
}

/** The clinic of the file that this worker is at. */
export class OwnClinic {
  #file = "";
  #server: Promise<ProductServer> | undefined;

  /**
   * @param file of the running test; a new one gets a new clinic
   * @param kind as all tests of the file ask for it
   */
  async of(file: string, kind: "own" | "new"): Promise<ProductServer> {
    if (file !== this.#file) await this.stop();
    this.#file = file;
    this.#server ??= kind === "new" ? startNewClinic() : startOwnClinic();
    return this.#server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await (await server)?.stop();
  }
}
