import type { Subject } from "./subject.ts";
import { CONTENT } from "./subjects-content.ts";
import { GROUND } from "./subjects-ground.ts";
import { PATIENTS } from "./subjects-patients.ts";
import { STAFF } from "./subjects-staff.ts";

export const SUBJECTS: Subject[] = [...PATIENTS, ...CONTENT, ...STAFF, ...GROUND];
