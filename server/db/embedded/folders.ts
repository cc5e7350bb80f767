/** A cluster's folders and owners. Nothing above `DATA_DIR/postgres` is ever changed. */
import { chmod, chown, lchown, mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import type { Account } from "./account.ts";
import type { ClusterPaths } from "./cluster.ts";

/** Root owns the passwords' folder, so PostgreSQL cannot read passwords or plant a link that root would follow. */
export async function makeFolders(paths: ClusterPaths, account: Account | undefined) {
  await makeFolder(paths.root);
  if (account) await openTo(paths.root, account);
  await makeFolder(paths.logs);
  await makeFolder(paths.run);
  if (account) await chown(paths.run, account.uid, account.gid);
}

export async function openTo(folder: string, account: Account) {
  await chown(folder, 0, account.gid);
  await chmod(folder, 0o710);
}

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!(await stat(folder)).isDirectory()) throw error;
  }
}

/** Gives the folders to the account again if its user id changed. The cluster must be stopped. @throws StartupError */
export async function mendOwner(paths: ClusterPaths, account: Account | undefined) {
  const { uid } = await stat(paths.data);
  if (!account) {
    if (uid === process.getuid?.()) return;
    throw new StartupError(
      `DATA_DIR: ${paths.data} pertence a outro usuário (número ${uid}); inicie com ele ou mude o dono da pasta.`,
    );
  }
  if (uid === account.uid) return;
  for (const folder of [paths.data, paths.run]) {
    const inside = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of inside) {
      await lchown(path.join(entry.parentPath, entry.name), account.uid, account.gid);
    }
    // Changes the folder itself last, so that an interrupted change is repeated.
    await lchown(folder, account.uid, account.gid);
  }
}
