/** Backup, restore, transactions and the database's own code. */
export const FAULTS = [
  {
    breaks: "A backup with a changed header is restored",
    file: "server/backup/backup-keys.ts",
    find: 'const digest = createHash("sha256").update(headerLine).digest("hex");',
    replace: 'const digest = createHash("sha256").digest("hex");',
    tests: ["server/backup/refusals.db.test.ts"],
  },
  {
    breaks: "Rows that were lost in the restore are not noticed",
    file: "server/backup/restore-archive.ts",
    find: "if (tally.rows !== rows || tally.tally !== expected) {",
    replace: "if (tally.rows === undefined) {",
    tests: ["server/backup/refusals.db.test.ts"],
    titles: ["refused in one line, with the target untouched: > a table that is not as it was"],
  },
  {
    breaks: "A restore overwrites a database that is not empty",
    file: "server/backup/restore-archive.ts",
    find: "if (!(await isEmpty(owner))) {",
    replace: "if (owner === undefined) {",
    tests: ["server/backup/refusals.db.test.ts"],
  },
  {
    breaks: "A failed statement whose error was caught is committed around",
    file: "server/db/connections/transaction.ts",
    find: '    if (this.#whole.firstError) throw this.#whole.firstError;\n    await this.#send("commit");\n    if (this.#whole.firstError) throw this.#whole.firstError;',
    replace: '    await this.#send("commit");',
    tests: ["server/db/connections/transaction.db.test.ts"],
  },
  {
    breaks: "A grant to everybody by hand stays",
    file: "server/db/code/remove-code.ts",
    find: ") as granted where grantee <> owner\n",
    replace: ") as granted where grantee <> owner and grantee <> 0\n",
    tests: ["server/db/code/apply-code.db.test.ts"],
  },
  {
    breaks: "An identity outlives its transaction",
    file: "server/db/logins/identity.ts",
    find: "$${at + 1}, true)`",
    replace: "$${at + 1}, false)`",
    tests: ["server/db/open.db.test.ts"],
  },
  {
    breaks: "A remote database is reached without TLS",
    file: "server/db/database-url.ts",
    find: 'if (mode === null || mode === "allow" || mode === "prefer") return "prefer";',
    replace: 'if (mode === null || mode === "allow" || mode === "prefer") return false;',
    tests: ["server/db/database-url.test.ts"],
  },
];
