import type { Mail, Secrets } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { findFreeNewEmail } from '../auth/email-change-queries.ts'
import { createIdentityCode } from '../auth/identity-codes.ts'
import { createMailToken } from '../auth/mail-tokens.ts'
import { readDigest } from '../digest/content.ts'
import { createUnsubscribeUrl } from '../digest/unsubscribe.ts'
import { endOfQuietHours } from '../notifications/quiet-hours.ts'
import { toQuotedBody } from '../notifications/quotes.ts'
import { findQuote } from '../notifications/quote-queries.ts'
import { findChannels } from '../notifications/channel-queries.ts'
import { toContent } from './contents.ts'
import { toHtml, toText } from './layout.ts'
import type { Mailer } from './message.ts'
import { findRecipient } from './repository.ts'

interface MailServices {
  db: Db
  secrets: Secrets
  mailer: Mailer
  now: () => Date
  /** The origin of the site, for links: never what a request's Host header says. */
  getOrigin: () => string
}

const purposes: Partial<Record<Mail['template'], 'RECOVERY' | 'CONFIRMATION' | 'EMAIL_CHANGE'>> = {
  recovery: 'RECOVERY',
  confirmEmail: 'CONFIRMATION',
  confirmNewEmail: 'EMAIL_CHANGE',
}

async function findAddress({ db }: MailServices, mail: Mail, user: { id: string; email: string }) {
  if (mail.template === 'emailChanged') return mail.to
  return mail.template === 'confirmNewEmail' ? findFreeNewEmail(db, user.id) : user.email
}

/** The token of the mail's link, or the code in it; null for a mail without one. */
async function createToken(services: MailServices, mail: Mail, recipient: { id: string; email: string }) {
  if (mail.template === 'identityCode') return createIdentityCode(services, recipient)
  const purpose = purposes[mail.template]
  return purpose === undefined ? null : createMailToken(services, recipient, purpose)
}

/** Writes and sends a queued mail. The token of its link is made here, so that the queue never holds one. */
export async function deliverMail(services: MailServices, mail: Mail, id: string): Promise<void> {
  const { db, mailer, getOrigin } = services
  const user = mail.userId === null ? null : await findRecipient(db, mail.userId)
  // Nobody has the address, or the account was erased in the meantime.
  if (user === null) return
  if (mail.template === 'confirmEmail' && user.email_verified_at !== null) return
  if (mail.template === 'notification' && !(await isStillWanted(services, mail))) return
  const written = mail.template === 'notification' ? await withQuote(services, mail) : mail
  if (written === null) return
  const digest = mail.template === 'weeklyDigest' ? await readDigest(services, mail) : null
  if (mail.template === 'weeklyDigest' && digest === null) return
  const to = await findAddress(services, mail, user)
  // Somebody else has it, or the request was replaced: whoever asked learns neither.
  if (to === null) return
  const recipient = { id: user.id, email: mail.template === 'confirmNewEmail' ? to : user.email }
  const token = await createToken(services, mail, recipient)
  const origin = getOrigin()
  const sections = digest ?? []
  const content = toContent(written, { name: user.name, email: user.email, origin, token, sections })
  await mailer.send({
    id,
    template: mail.template,
    to,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content),
    link: content.action?.link ?? null,
    unsubscribeUrl: digest === null ? null : createUnsubscribeUrl(services, { origin, userId: user.id }),
  })
}

/** The mail with the text that it quotes, as it is now; null if that is gone. */
async function withQuote(
  { db }: MailServices,
  mail: Extract<Mail, { template: 'notification' }>,
): Promise<typeof mail | null> {
  if (mail.quote === undefined) return mail
  const quoted = await findQuote(db, mail.userId, mail.quote)
  if (quoted === null) return null
  const body = toQuotedBody(quoted)
  return { ...mail, lines: typeof body === 'string' ? [body] : body }
}

/** Whether the user still wants this kind by e-mail. Rejects in quiet hours, which a repeated attempt can fall into. */
async function isStillWanted(
  { db, now }: MailServices,
  { userId, type }: Extract<Mail, { template: 'notification' }>,
): Promise<boolean> {
  const channels = (await findChannels(db, [userId])).get(userId)
  if (channels?.mailed.has(type) !== true) return false
  if (endOfQuietHours(channels.quiet, now()) !== null) throw new Error('held during quiet hours')
  return true
}
