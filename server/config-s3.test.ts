import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

describe("S3_*", () => {
  const all = {
    S3_ENDPOINT: "https://s3.exemplo.com.br",
    S3_REGION: "us-east-1",
    S3_BUCKET: "clinica",
    S3_ACCESS_KEY_ID: "identificador",
    S3_SECRET_ACCESS_KEY: "muito-secreta",
  };

  test("is a store where all five are set, and none where none is", () => {
    expect(parseConfig(all, "production").s3).toEqual({
      endpoint: "https://s3.exemplo.com.br",
      region: "us-east-1",
      bucket: "clinica",
      accessKeyId: "identificador",
      secretAccessKey: "muito-secreta",
    });
    expect(parseConfig({}, "production").s3).toBeUndefined();
  });

  test("is contacted over TLS only, except one on this machine", () => {
    for (const S3_ENDPOINT of [
      "http://s3.exemplo.com.br",
      "http://10.0.0.7:9000",
      "http://minio",
    ]) {
      expect(() => parseConfig({ ...all, S3_ENDPOINT }, "production")).toThrow(
        /^S3_ENDPOINT: .*https/,
      );
    }
    for (const S3_ENDPOINT of ["http://127.0.0.1:9000", "http://localhost", "http://[::1]:9"]) {
      expect(parseConfig({ ...all, S3_ENDPOINT }, "production").s3?.endpoint).toBe(S3_ENDPOINT);
    }
  });

  test("stops the start in one line that names what is missing, and no secret", () => {
    const { S3_BUCKET: _, ...some } = all;
    expect(() => parseConfig(some, "production")).toThrow(/^S3_ENDPOINT.*falta S3_BUCKET\.$/);
    expect(() => parseConfig(some, "production")).not.toThrow(/secreta/);
    const wrong = { ...all, S3_SECRET_ACCESS_KEY: "com espaço secreto" };
    expect(() => parseConfig(wrong, "production")).toThrow(/^S3_SECRET_ACCESS_KEY: .*ocultos/);
    expect(() => parseConfig({ ...all, S3_BUCKET: "A" }, "production")).toThrow(/^S3_BUCKET/);
  });
});
