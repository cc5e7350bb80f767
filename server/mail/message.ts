/** One mail, ready to go: to one person, in both forms. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer to it goes, where that is not the sender. */
  replyTo?: string;
  /**
   * Its own for ever, where it has one: a mail that leaves twice, since nobody heard that the first was
   * taken, is one mail to those who compare.
   */
  messageId?: string;
  /** Where one leaves a list by one click, without signing in (RFC 8058): an address that takes a POST. */
  unsubscribe?: string;
}
