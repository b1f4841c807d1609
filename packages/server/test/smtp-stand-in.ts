import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  subject: string
  headers: string
  text: string
  html: string
  /** The link of its button; empty without one. */
  link: string
}

export interface SmtpStandIn {
  url: string
  received: ReceivedMail[]
  /** The reply to the next recipients, e.g. 451; null to accept. */
  refuseWith: number | null
  /** The addresses of `RCPT TO` as they were sent; `to` of a mail has the domain's own letters. */
  recipients: string[]
  /** The number of recipients that were refused. */
  refused: number
  mailsTo(address: string): ReceivedMail[]
  close(): Promise<void>
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? decodeQuotedPrintable(body) : body
}

/** Reads what nodemailer writes: one text and one HTML part. */
export function parseMail(to: string[], raw: string): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = raw.slice(end).split(`--${boundary}`)
  const find = (type: string) => decodePart((parts.find((part) => part.includes(type)) ?? '').trimStart())
  const text = find('text/plain').replaceAll('\r\n', '\n')
  return {
    to,
    subject: decodeWords(/^Subject: (.*)$/m.exec(headers)?.[1] ?? '').trim(),
    headers,
    text,
    html: find('text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  }
}

/** A mail server that keeps what it receives. */
export async function startSmtp(port = 0): Promise<SmtpStandIn> {
  const standIn = {
    received: [] as ReceivedMail[],
    recipients: [] as string[],
    refuseWith: null as number | null,
    refused: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (standIn.refuseWith === null) return done()
      standIn.refused += 1
      const error = new Error(`no mail for ${_address.address}`)
      return done(Object.assign(error, { responseCode: standIn.refuseWith }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        standIn.received.push(parseMail(to, Buffer.concat(chunks).toString()))
        done()
      })
    },
  })
  server.server.on('connection', (socket) => {
    socket.on('data', (chunk: Buffer) => {
      const commands = chunk.toString().matchAll(/^RCPT TO:<([^>\r\n]*)>/gim)
      standIn.recipients.push(...Array.from(commands, ([, address = '']) => address))
    })
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return Object.assign(standIn, {
    url: `smtp://127.0.0.1:${bound}`,
    mailsTo: (to: string) => standIn.received.filter((mail) => mail.to.includes(to)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
