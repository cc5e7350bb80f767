type Kind = (value: unknown) => boolean;
type Json = Record<string, unknown>;

interface Type {
  required: string[];
  properties: Record<string, Kind>;
}

const text: Kind = (value) => typeof value === "string" && value.trim() === value && value !== "";
const whole: Kind = (value) => Number.isInteger(value) && Number(value) > 0;
const address: Kind = (value) =>
  typeof value === "string" && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const moment: Kind = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const day: Kind = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const time: Kind = (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const duration: Kind = (value) => typeof value === "string" && /^PT\d+M$/.test(value);
const matching =
  (shape: RegExp): Kind =>
  (value) =>
    typeof value === "string" && shape.test(value);
const one =
  (...types: string[]): Kind =>
  (value) =>
    isJson(value) && (types.includes(String(value["@type"])) || isReference(value));
const many =
  (kind: Kind): Kind =>
  (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(kind) : kind(value);

const specialty = matching(/^https:\/\/schema\.org\/(?:Radiography|Cardiovascular|Obstetric)$/);
const telephone = matching(/^\+55\d{10,11}$/);

const TYPES: Record<string, Type> = {
  MedicalClinic: {
    required: ["@id", "name", "url"],
    properties: {
      name: text,
      url: address,
      image: many(address),
      logo: address,
      telephone,
      email: matching(/^[^\s@]+@[^\s@]+$/),
      address: one("PostalAddress"),
      medicalSpecialty: many(specialty),
      openingHoursSpecification: many(one("OpeningHoursSpecification")),
      specialOpeningHoursSpecification: many(one("OpeningHoursSpecification")),
      sameAs: many(address),
    },
  },
  PostalAddress: {
    required: ["streetAddress", "addressCountry"],
    properties: {
      streetAddress: text,
      addressLocality: text,
      addressRegion: matching(/^[A-Z]{2}$/),
      postalCode: matching(/^\d{5}-\d{3}$/),
      addressCountry: matching(/^BR$/),
    },
  },
  OpeningHoursSpecification: {
    required: ["opens", "closes"],
    properties: {
      dayOfWeek: many(
        matching(/^https:\/\/schema\.org\/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
      ),
      opens: time,
      closes: time,
      validFrom: day,
      validThrough: day,
    },
  },
  Physician: {
    required: ["name", "address", "telephone", "identifier"],
    properties: {
      name: text,
      description: text,
      url: address,
      image: address,
      telephone,
      address: one("PostalAddress"),
      parentOrganization: one("MedicalClinic"),
      identifier: many(one("PropertyValue")),
    },
  },
  PropertyValue: {
    required: ["propertyID", "value"],
    properties: { propertyID: text, value: text },
  },
  MedicalTest: {
    required: ["name", "description", "url"],
    properties: { name: text, description: text, url: address, relevantSpecialty: specialty },
  },
  Service: {
    required: ["name", "url", "provider"],
    properties: {
      name: text,
      url: address,
      category: text,
      provider: one("MedicalClinic"),
      offers: many(one("Offer")),
    },
  },
  Offer: {
    required: ["name"],
    properties: { name: text, category: text, description: text },
  },
  BlogPosting: {
    required: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
    properties: {
      headline: (value) => text(value) && String(value).length <= 110,
      description: text,
      image: many(address),
      datePublished: moment,
      dateModified: moment,
      author: one("Person", "MedicalClinic"),
      publisher: one("MedicalClinic"),
      url: address,
      mainEntityOfPage: address,
      inLanguage: matching(/^pt-BR$/),
      timeRequired: duration,
      articleSection: text,
    },
  },
  Person: { required: ["name"], properties: { name: text, jobTitle: text, url: address } },
  BreadcrumbList: {
    required: ["itemListElement"],
    properties: {
      itemListElement: (value) =>
        Array.isArray(value) &&
        value.length >= 2 &&
        value.every((item, index) => one("ListItem")(item) && item.position === index + 1),
    },
  },
  ListItem: {
    required: ["position", "name", "item"],
    properties: { position: whole, name: text, item: address },
  },
};

export function schemaFaults(record: unknown): string[] {
  if (!isJson(record)) return ["no record"];
  const { "@context": context, ...rest } = record;
  const faults = context === "https://schema.org" ? [] : ["@context"];
  return [...faults, ...faultsOf(rest, String(rest["@type"]))];
}

function faultsOf(record: Json, path: string): string[] {
  if (isReference(record)) return address(record["@id"]) ? [] : [`${path}.@id`];
  const type = TYPES[String(record["@type"])];
  if (!type) return [`${path}: unknown type`];
  const missing = type.required.filter((name) => record[name] === undefined);
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(record).flatMap(([name, value]) => {
      const at = `${path}.${name}`;
      if (name === "@type") return [];
      if (name === "@id") return address(value) ? [] : [at];
      const kind = type.properties[name];
      if (!kind) return [`${at} is no property of it`];
      return kind(value) ? nested(value, at) : [`${at}: ${JSON.stringify(value)}`];
    }),
  ];
}

function nested(value: unknown, path: string): string[] {
  return [value].flat().flatMap((item) => (isJson(item) ? faultsOf(item, path) : []));
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isReference(value: Json): boolean {
  return Object.keys(value).join() === "@id";
}
