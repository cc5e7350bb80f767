/** A clinic for one test file alone, full as the demonstration, which may be edited at will. */
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";

/** A copy of the demonstration, in about a second; whoever starts it stops it. */
export function startOwnClinic(): Promise<ProductServer> {
  const copyOf = process.env.CLINIC_DEMO_DATA;
  if (!copyOf) throw new Error("the run has no demonstration to copy");
  return startProduct({ demo: true, copyOf });
}

/** The clinic of the file that this worker is at. */
export class OwnClinic {
  #file = "";
  #server: Promise<ProductServer> | undefined;

  /** @param file of the running test; a new one gets a new clinic */
  async of(file: string): Promise<ProductServer> {
    if (file !== this.#file) await this.stop();
    this.#file = file;
    this.#server ??= startOwnClinic();
    return this.#server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await (await server)?.stop();
  }
}
