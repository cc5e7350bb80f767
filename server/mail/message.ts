export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** An id that stays the same if a mail is sent again, so that a second delivery is recognised as a duplicate. */
  messageId?: string;
  /** One-click unsubscribe (RFC 8058): a URL that accepts a POST without sign-in. */
  unsubscribe?: string;
  calendar?: string;
}
