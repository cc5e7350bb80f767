import { SENHA_COMUM, senhaField } from "#domain/contas/senha.ts";
import { clearSignInAttempts } from "#server/auth/attempts.ts";
import { isSenhaRefused } from "#server/auth/senha/check-senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { listAllUsuarios, resetSecondFactor, setSenha } from "#server/data/people/usuarios.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import { openMailLine } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";
import { readSecretLine } from "#server/start/read-secret-line.ts";

const WAIT_MS = 10_000;

/** Also ends the person's sessions, clears failed sign-ins and removes the second factor, which may be lost. */
export async function setAdminPassword(config: Config, log: Log, email: string): Promise<void> {
  if (email === "") throw new StartupError("Uso: npm run admin-password -- EMAIL");
  const senha = await readSenha();
  const parsed = senhaField().safeParse(senha);
  if (!parsed.success) throw new StartupError(`${parsed.error.issues[0]?.message}.`);
  let hadSecondFactor = false;
  await withDatabase(config, log, async (database, secretKey) => {
    const asOperator = { role: "operador" as const };
    const wanted = email.trim().toLowerCase();
    const everyone = await database.as(asOperator, listAllUsuarios);
    const usuario = everyone.find((one) => one.email.toLowerCase() === wanted);
    if (!usuario) throw new StartupError(`Nenhum usuário tem o email ${email}.`);
    if (await isSenhaRefused({ database }, usuario, senha)) throw new StartupError(SENHA_COMUM);
    const hash = await hashSenha(senha);
    const line = await openMailLine({ database, log });
    const mail = { id: usuario.id, origin: config.origin ?? `http://localhost:${config.port}` };
    const isSet = await database
      .as(asOperator, async (tx) => {
        hadSecondFactor = await resetSecondFactor(tx, usuario.id);
        if (!(await setSenha(tx, usuario.id, hash))) return false;
        // The owner gets a mail, because someone else may have used the server's shell.
        await line.sendMail(tx, { kind: "senha-trocada", ...mail });
        if (hadSecondFactor) await line.sendMail(tx, { kind: "segundo-fator-desligado", ...mail });
        return true;
      })
      .finally(() => line.close());
    if (!isSet) throw new StartupError(`O usuário ${email} não tem conta de acesso.`);
    await clearSignInAttempts({ database, secretKey }, usuario.email);
  });
  process.stdout.write(`Nova senha definida para ${email}. As sessões abertas foram encerradas.\n`);
  if (hadSecondFactor) process.stdout.write("O segundo fator desta conta foi desligado.\n");
}

async function withDatabase(
  config: Config,
  log: Log,
  work: (database: Database, secretKey: Buffer) => Promise<void>,
): Promise<void> {
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  try {
    const database = await openDatabase({ owner, secretKey, log, waitMs: WAIT_MS });
    try {
      await work(database, secretKey);
    } finally {
      await database.close();
    }
  } finally {
    await close();
  }
}

async function readSenha(): Promise<string> {
  const senha = await readSecretLine("Nova senha (não aparece): ");
  if (senha === undefined) throw new StartupError("Nenhuma senha foi dada.");
  return senha;
}
