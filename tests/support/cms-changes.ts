/** What a stranger can do to a genuine CMS without the signer's key. */
import { fromBER, OctetString, Set as SetOf } from "asn1js";
import {
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
} from "pkijs";

const SIGNED_DATA = "1.2.840.113549.1.7.2";
const ID_DATA = "1.2.840.113549.1.7.1";

function changedCms(cms: Buffer, change: (signed: SignedData) => void): Buffer {
  const { content } = new ContentInfo({ schema: parsed(cms) });
  const signed = new SignedData({ schema: content });
  change(signed);
  const info = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

export function withContent(cms: Buffer, content: Buffer): Buffer {
  return changedCms(cms, (signed) => embed(signed, content));
}

/**
 * The signature of a CMS with signed attributes is one over their encoding. A CMS without attributes, whose content is
 * that encoding, is therefore signed too, whatever file it stands in (RFC 5652, 5.4).
 */
export function attributesAsContent(cms: Buffer): Buffer {
  return changedCms(cms, (signed) => {
    const [signer] = signed.signerInfos;
    if (!signer?.signedAttrs) throw new Error("no signed attributes");
    const attributes = new SetOf({
      value: signer.signedAttrs.attributes.map((one) => one.toSchema()),
    });
    embed(signed, Buffer.from(attributes.toBER()));
    signer.signedAttrs = undefined as never;
  });
}

export function withoutSigners(cms: Buffer): Buffer {
  return changedCms(cms, (signed) => {
    signed.signerInfos = [];
  });
}

export function withoutCertificates(cms: Buffer): Buffer {
  return changedCms(cms, (signed) => {
    signed.certificates = [];
  });
}

/** The signer's identifier is not signed, so that another certificate of the same key can be put in its place. */
export function withCertificate(cms: Buffer, pem: string): Buffer {
  const der = Buffer.from(pem.replace(/-----[A-Z ]+-----|\s/g, ""), "base64");
  const certificate = Certificate.fromBER(new Uint8Array(der));
  return changedCms(cms, (signed) => {
    const [signer] = signed.signerInfos;
    if (!signer) throw new Error("no signer");
    const [, ...others] = signed.certificates ?? [];
    signed.certificates = [certificate, ...others];
    signer.sid = new IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    });
  });
}

function embed(signed: SignedData, content: Buffer): void {
  signed.encapContentInfo = new EncapsulatedContentInfo({
    eContentType: ID_DATA,
    eContent: new OctetString({ valueHex: new Uint8Array(content).buffer }),
  });
}

function parsed(der: Buffer) {
  return fromBER(new Uint8Array(der)).result;
}
