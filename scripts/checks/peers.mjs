/** Foreign programs that tests compare the product with or need, each under the Debian package that brings it. */
import { findChromium } from "./chromium.mjs";
import { findProgram } from "./find-program.mjs";

export const BROWSER = "chromium-headless-shell";
export const ORTHANC_DICOMWEB = "/usr/share/orthanc/plugins/libOrthancDicomWeb.so";
export const POSTGRES_15 = "/usr/lib/postgresql/15/bin";

const PEERS = {
  [BROWSER]: [BROWSER],
  curl: ["curl"],
  dcmtk: ["dcm2pnm", "dcmdump", "dcmsend", "echoscu", "findscu", "storescu"],
  dicom3tools: ["dciodvfy"],
  git: ["git"],
  "libnss3-tools": ["certutil"],
  nginx: ["nginx"],
  openssl: ["openssl"],
  orthanc: ["Orthanc"],
  "orthanc-dicomweb": [ORTHANC_DICOMWEB],
  "poppler-utils": ["pdfsig"],
  "postgresql-15": [`${POSTGRES_15}/initdb`],
  systemd: ["systemd-analyze"],
};

export function missingPackages() {
  return Object.keys(PEERS).filter((name) => !isInstalled(name));
}

/** @returns those of the packages without which a test cannot run; for the browser's, any Chromium will do */
export function lackedPackages(packages) {
  const unknown = packages.filter((name) => !(name in PEERS));
  if (unknown.length > 0) throw new Error(`not among the foreign programs: ${unknown.join(", ")}`);
  return packages.filter((name) => !isInstalled(name) && !(name === BROWSER && findChromium()));
}

function isInstalled(name) {
  return PEERS[name].every((program) => findProgram(program) !== undefined);
}
