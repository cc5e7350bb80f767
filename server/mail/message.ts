/** One mail, ready to go: to one person, in both forms. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
}
