/**
 * A certificate for the name localhost that proves nothing anywhere: its key stands beside it. Valid
 * from 2020 to 2120, so that no clock of a machine that runs the tests makes them fail.
 */
export const TLS_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyGR2inqr5TbS1OTY
Ve2OCEB+aMoA8sq5pwvEp8Cw3GyhRANCAATE9omreDHbNc/gGVeCfNc3xRRXuoot
sCdxotbwO0YtIj3iZjLYY/xMEU18axKaKdXPKAaa34aK1CgdarNV3k/R
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBYTCCAQegAwIBAgIBAjAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMT2iat4Mds1z+AZ
V4J81zfFFFe6ii2wJ3Gi1vA7Ri0iPeJmMthj/EwRTXxrEpop1c8oBprfhorUKB1q
s1XeT9GjSDBGMA8GA1UdEwEB/wQFMAMBAf8wFAYDVR0RBA0wC4IJbG9jYWxob3N0
MB0GA1UdDgQWBBSDw7tB57DeNJSCTpAapVxpU6NKnTAKBggqhkjOPQQDAgNIADBF
AiBPX2XAz0fpSU6pXJ0T9sSQgyAsPIx5TELAQfcbBUTl6gIhAO/DhCGUT+DVSurg
XWNzXOottJO/+NfQ7Z0VlQ1jy8Uq
-----END CERTIFICATE-----`,
};
