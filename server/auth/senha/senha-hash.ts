/** Argon2id as OWASP's password storage sheet recommends (19 MiB, 2 passes, 1 lane). */
import { type Algorithm, hash, verify } from "@node-rs/argon2";

// `Algorithm` is a const enum, whose values the bundler cannot import.
const ARGON2ID = 2 satisfies Algorithm.Argon2id;

export function hashSenha(senha: string): Promise<string> {
  return hash(senha, { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

export async function verifySenha(storedHash: string, senha: string): Promise<boolean> {
  return verify(storedHash, senha);
}
