import type { Mail } from '../../context.ts'

export interface MailMessage {
  /** The id of the mail, the same for each attempt to send it. */
  id: string
  template: Mail['template']
  to: string
  subject: string
  text: string
  html: string
  /** The page to which its button leads; null without one. */
  link: string | null
  /**
   * The address at which one POST ends mails of this kind (RFC 8058); null for those that nobody can turn off
   * so.
   */
  unsubscribeUrl: string | null
}

export interface Mailer {
  /** Rejects where it should be tried again; an address that is refused for good is logged. */
  send(message: MailMessage): Promise<void>
}
