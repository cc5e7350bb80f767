/** A copy of the empty Debian with Node.js, npm, a clean checkout and this machine's way to the network. */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../project.mjs";
import { aptSettings, baseSystem } from "./base-system.mjs";

const NETWORK = ["/etc/resolv.conf", "/etc/hosts", "/etc/apt/auth.conf", "/etc/apt/auth.conf.d"];
const CERTIFICATES = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "npm_config_cafile"];
const PASSED = /^(?:(?:https?|ftp|all|no)_proxy|npm_config_registry|TERM)$/i;
const PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The people who run the checks, with the PATH that Debian gives them. */
export const USERS = {
  root: { home: "/root", path: PATHS },
  pessoa: { home: "/home/pessoa", path: "/usr/local/bin:/usr/bin:/bin" },
};

/** @param {keyof typeof USERS} user @returns the system's folder, and how its user is to be started */
export async function bareSystem(user) {
  const base = await baseSystem();
  const root = mkdtempSync(path.join(tmpdir(), "clinica-bare-"));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  try {
    run("cp", ["--archive", "--reflink=auto", `${base}/.`, root]);
    chmodSync(root, 0o755);
    copyNode(root);
    const certificates = copyNetwork(root);
    const { home, path: userPath } = USERS[user];
    if (user !== "root") run("chroot", [root, "useradd", "--create-home", user]);
    copyNpmSettings(root, home);
    const checkout = path.join(home, "clinica");
    run("git", ["clone", "--quiet", "--depth=1", `file://${ROOT}`, path.join(root, checkout)]);
    run("chroot", [root, "chown", "--recursive", `${user}:`, home]);
    const env = {
      ...passedOn(),
      ...certificates,
      HOME: home,
      USER: user,
      LOGNAME: user,
      PATH: PATHS,
    };
    return { root, checkout, env, path: userPath, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** npm tells its scripts which Node.js and which npm run them. */
function copyNode(root) {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Error("Start this as npm run test:bare.");
  const [local, modules] = ["usr/local", "usr/local/lib/node_modules"].map((name) =>
    path.join(root, name),
  );
  mkdirSync(modules, { recursive: true });
  cpSync(process.execPath, path.join(local, "bin/node"));
  cpSync(path.dirname(path.dirname(npm)), path.join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, "bin", name));
  }
  run("chroot", [root, "node", "--version"]);
}

/** @returns the variables that name the certificates */
function copyNetwork(root) {
  for (const file of NETWORK.filter(existsSync)) {
    cpSync(file, path.join(root, file), { recursive: true, dereference: true });
  }
  writeFileSync(path.join(root, "etc/apt/apt.conf.d/80machine"), aptSettings());
  const named = CERTIFICATES.filter((name) => process.env[name]);
  for (const name of named) {
    const file = path.join(root, process.env[name]);
    mkdirSync(path.dirname(file), { recursive: true });
    cpSync(process.env[name], file, { dereference: true });
  }
  return Object.fromEntries(named.map((name) => [name, process.env[name]]));
}

/** Where npm looks for packages is set on this machine, not in the repository. */
function copyNpmSettings(root, home) {
  const { npm_config_globalconfig: global, npm_config_userconfig: user } = process.env;
  const settings = [global, user].filter((file) => file && existsSync(file));
  const file = path.join(root, home, ".npmrc");
  for (const one of settings) appendFileSync(file, `${readFileSync(one, "utf8")}\n`);
  if (settings.length > 0) chmodSync(file, 0o600);
}

function passedOn() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr}`);
}
