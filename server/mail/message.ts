/** One mail, ready to go: to one person, in both forms. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Without angle brackets; the same again for a mail that may have left already. */
  messageId?: string;
  /** Where one leaves a list by one click, without signing in (RFC 8058): an address that takes a POST. */
  unsubscribe?: string;
}
