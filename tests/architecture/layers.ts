/** The first matching rule applies; a file without a rule fails, so a new folder needs a rule. */
export interface Layer {
  from: RegExp;
  files: RegExp;
  packages?: RegExp;
}

const NO_NODE = /^(?!node:)/;
/** Server modules that every other server module may import. */
const GROUND =
  "server/(?:(?:bounded-map|budget|config(?:-s3|-imagens)?|errors|fair-turns|log|time-limit)|start/(?:data-folder|durable-file)|crypto/(?:secret-key|wrapped-key|aes-gcm)|http/checks/(?:loopback|network-of))\\.ts$";
const TRANSPORT = "server/(?:backup|storage|files|images|imagens|mail|jobs|crypto|pdf)/";

export const LAYERS: Layer[] = [
  { from: /\.test\.tsx?$/, files: /./ },
  screens("site"),
  screens("portal"),
  screens("auth"),
  // The home page's previews render the components of the public sections.
  {
    from: /^app\/admin\/homepage\//,
    files:
      /^(?:app\/(?:admin|ui|images|styles)\/|app\/site\/(?:(?:load-)?site\.ts|home\/(?:hero|about|facility)\.tsx|quem-somos\/(?:story\.tsx|about-clinic\.ts))$|domain\/|server\/)/,
    packages: NO_NODE,
  },
  // The back office shrinks photographs with the same module as public pages.
  {
    from: /^app\/admin\/midia\/field\//,
    files:
      /^(?:app\/(?:admin|ui|images|styles)\/|app\/browser\/shrink-photo\.ts$|domain\/|server\/)/,
    packages: NO_NODE,
  },
  screens("admin"),
  { from: /^app\/ui\//, files: /^app\/ui\//, packages: NO_NODE },
  // The scripts of a public page may have five kilobytes in all, which leaves no room for packages.
  { from: /^app\/browser\//, files: /^(?:app\/browser|domain)\//, packages: /^$/ },
  { from: /^app\/entry\.server\.tsx$/, files: /^(?:app\/(?:[^/]+$|ui\/)|server\/)/ },
  { from: /^app\/[^/]+$/, files: /^app\/(?:[^/]+$|(?:ui|images|styles)\/)/, packages: NO_NODE },
  {
    from: /^domain\//,
    files: /^domain\//,
    packages: /^(?:zod|csv-parse\/browser\/esm\/sync|culori|culori\/fn|@zxcvbn-ts\/.+)$/,
  },
  {
    from: /^server\/(?:app|main|services|system-status|development)\.ts$/,
    files: /^(?:server|domain|demo)\//,
  },
  // `listen` ends connections whose request body was not read, and counts requests by network.
  {
    from: /^server\/start\/listen\.ts$/,
    files:
      /^server\/(?:errors|fair-turns|http\/(?:bindings|checks\/(?:client-address|discard-body|network-of))|start\/(?:body-arrival|connection-queue|unread-requests))\.ts$/,
  },
  {
    from: new RegExp(`^${GROUND}`),
    files: new RegExp(`^${GROUND}`),
  },
  { from: /^server\/start\//, files: /^(?:server|domain)\// },
  // Only server/auth reads the current user from the request.
  {
    from: /^server\/auth\//,
    files: /^(?:server\/(?:auth|crypto|data|db|jobs|mail|http)\/|server\/[^/]+\.ts$|domain\/)/,
  },
  // Only server/portal reads the current patient from the request.
  {
    from: /^server\/portal\//,
    files:
      /^(?:server\/(?:portal|crypto|data|db|imagens|jobs|storage|pdf|http)\/|server\/[^/]+\.ts$|domain\/)/,
  },
  { from: /^server\/html\//, files: /^domain\// },
  { from: /^server\/http\//, files: /^(?:server|domain)\// },
  // Patients' rows are encrypted and found by keyed hash, so server/data may import the data keys.
  {
    from: /^server\/data\//,
    files:
      /^(?:server\/(?:data|db)\/|server\/(?:errors|imagens\/received|crypto\/(?:data-keys|wrapped-key))\.ts$|domain\/)/,
  },
  // The transactions of server/db carry the data keys.
  {
    from: /^server\/db\//,
    files: new RegExp(`^(?:server/(?:db/|crypto/data-keys\\.ts$)|${GROUND}|domain/)`),
  },
  {
    from: new RegExp(`^${TRANSPORT}`),
    files: new RegExp(`^(?:${TRANSPORT}|server/(?:auth|data|db)/|${GROUND}|domain/)`),
  },
  { from: /^demo\//, files: /^(?:demo|domain|server|scripts)\// },
  // The build turns icons' names and drawings into stylesheets.
  {
    from: /^scripts\//,
    files: /^(?!app\/)|^app\/ui\/(?:controls\/)?icon-(?:names|drawings)\.ts$/,
  },
  { from: /^(?:bench|tests)\//, files: /^(?!app\/)/ },
];

function screens(area: string): Layer {
  return {
    from: new RegExp(`^app/${area}/`),
    files: new RegExp(`^(?:app/(?:${area}|ui|images|styles)/|domain/|server/)`),
    packages: NO_NODE,
  };
}
