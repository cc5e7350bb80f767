/** These packages are CommonJS files in which Node.js finds no named exports, so `require` loads them. */
import { createRequire } from "node:module";
import type * as Codecs from "dcmjs-codecs";
import type * as Imaging from "dcmjs-imaging";
import type * as Parser from "dicom-parser";

const load = createRequire(import.meta.url);

export const codecs: typeof Codecs = load("dcmjs-codecs");
export const imaging: typeof Imaging = load("dcmjs-imaging");
export const parser: typeof Parser = load("dicom-parser");

codecs.log.disableAll();
imaging.log.disableAll();
