import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Mailer, MailMessage } from '../domains/mail/message.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailDir' | 'environment'>

/** Milliseconds. A job of the queue expires later than all of them together. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const noLocalContent = { disableFileAccess: true, disableUrlAccess: true }

/** The server's response, without the text: it may repeat the address. */
function replyOf(error: unknown): { code: string; reply: number | null } {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const [code, reply] = [field('code'), field('responseCode')]
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    reply: typeof reply === 'number' ? reply : null,
  }
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function toEnvelope({ id, to, subject, text, html, unsubscribeUrl }: MailMessage, from: string) {
  return {
    from: { name: 'Convoca', address: from },
    to,
    subject,
    text,
    html,
    // Each attempt has the same id, so that a mail that was delivered before its process died is shown once.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl !== null && oneClick(unsubscribeUrl)),
    },
  }
}

/** Sends by SMTP. */
function createSmtpMailer(url: string, from: string, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({ url, ...timeouts, ...noLocalContent })
  return {
    async send(message) {
      try {
        await transport.sendMail(toEnvelope(message, from))
      } catch (error) {
        const { code, reply } = replyOf(error)
        // oxlint-disable-next-line eslint/preserve-caught-error -- its text may repeat the address, and would be logged
        if (reply === null || reply < 500) throw new Error(`mail not accepted: ${code} ${reply ?? ''}`)
        log.warn({ code, reply, template: message.template, job: message.id }, 'mail refused for good')
      }
    },
  }
}

/** Writes each mail to a file; in development its link is logged, too. */
function createFileMailer({ mailDir, mailFrom, environment }: MailConfig, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, ...noLocalContent })
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(toEnvelope(message, mailFrom))
      await mkdir(mailDir, { recursive: true })
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const name = `${moment}-${message.template}-${message.id}.eml`
      // Readers of the file can use its link.
      await writeFile(join(mailDir, name), content, { mode: 0o600 })
      if (environment === 'development') log.info({ file: name, link: message.link }, 'mail written')
    },
  }
}

export function createMailer(config: MailConfig, log: FastifyBaseLogger): Mailer {
  const { smtpUrl, mailFrom } = config
  return smtpUrl === null ? createFileMailer(config, log) : createSmtpMailer(smtpUrl, mailFrom, log)
}
