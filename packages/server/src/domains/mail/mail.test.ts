import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { type TestServer, quickJobs, startServer } from '../../../test/harness.ts'
import { newRegistrant } from '../../../test/registrations.ts'
import { type SmtpStandIn, parseMail, startSmtp } from '../../../test/smtp-stand-in.ts'
import type { Mail } from '../../context.ts'

const publicUrl = 'https://convoca.example'

let smtp: SmtpStandIn
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(() => smtp.close())

const startMailing = (options: Parameters<typeof startServer>[0] = {}) =>
  startServer({
    ...options,
    jobTiming: quickJobs,
    config: { smtpUrl: smtp.url, publicUrl, ...options.config },
  })

describe('templates', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startMailing()
  })
  afterEach(() => server.close())

  const user = { template: 'passwordChanged' } as const
  const notYou = 'todas as outras sessões são encerradas'
  const cases: [Omit<Mail, 'userId'>, subject: string, path: string, says: string][] = [
    [{ template: 'recovery' }, 'Crie uma nova senha', '/change-password', '30 minutos'],
    [user, 'A sua senha foi alterada', '/recovery', 'outras sessões foram encerradas'],
    [
      { template: 'newDevice', device: 'Chrome no Windows', at: '2026-11-20T22:00:00.000Z' } as never,
      'Novo acesso à sua conta',
      '/recovery',
      'Chrome no Windows, em 20 de novembro de 2026 às 19:00 (horário de Brasília)',
    ],
    [{ template: 'twoStepOn' }, 'Verificação em duas etapas ativada', '/settings', notYou],
    [{ template: 'twoStepOff' }, 'Verificação em duas etapas desativada', '/recovery', notYou],
    [
      { template: 'accountLinked', provider: 'GOOGLE' } as never,
      'Conta Google ligada à sua conta',
      '/settings',
      'Com ela, é possível entrar sem a senha.',
    ],
    [
      { template: 'accountUnlinked', provider: 'STEAM' } as never,
      'Conta Steam desligada da sua conta',
      '/settings',
      'Ela não abre mais a sua conta.',
    ],
    [
      { template: 'erasureRequested', erasedAt: '2026-11-27T22:00:00.000Z' } as never,
      'A sua conta será apagada',
      '/settings',
      '27 de novembro de 2026',
    ],
  ]

  test.each(cases)('%o', async (mail, subject, path, says) => {
    const ana = await server.registerUser({ name: 'Ana <b>Conceição</b>' })
    await server.runAs(ana, (context) => context.mails.send(context, { ...mail, userId: ana.id } as Mail))
    await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(2)
    const found = smtp.mailsTo(ana.email).find((each) => each.subject === subject)
    expect(found?.text).toMatch(/^Olá, Ana!\n\n/)
    expect(found?.text).toContain(says)
    expect(found?.html).toContain(says)
    expect(new URL(found?.link ?? '').pathname).toBe(path)
    expect(new URL(found?.link ?? '').origin).toBe(publicUrl)
    expect(found?.headers).toContain('From: Convoca <nao-responda@localhost>')
    expect(found?.headers).toContain('Auto-Submitted: auto-generated')
  })

  test('a registration mails the confirmation', async () => {
    const ana = await server.registerUser()
    await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
    const [mail] = smtp.mailsTo(ana.email)
    expect(mail?.subject).toBe('Confirme o seu e-mail')
    expect(mail?.link).toMatch(/^https:\/\/convoca\.example\/confirm-email\?token=[A-Za-z0-9_-]{43}$/)
  })

  test('a link leads to the configured site, whatever the request says of its own', async () => {
    const ana = await server.registerUser()
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    }
    const { email } = ana
    await server.call('resetPassword', { body: { email }, headers: { ...headers, referer: headers.origin } })
    await expect.poll(() => smtp.mailsTo(email)).toHaveLength(2)
    for (const { link, text, html } of smtp.mailsTo(email)) {
      expect(new URL(link).origin).toBe(publicUrl)
      expect(text + html).not.toContain('evil.example')
    }
  })

  test('the address that an account gave up is told', async () => {
    const ana = await server.registerUser()
    const mail = { template: 'emailChanged', userId: ana.id, to: 'antigo@convoca.example' } as const
    await server.runAs(ana, (context) => context.mails.send(context, mail))
    await expect.poll(() => smtp.mailsTo('antigo@convoca.example')).toHaveLength(1)
    expect(smtp.mailsTo('antigo@convoca.example')[0]?.text).not.toContain(ana.email)
  })

  test('markup in a name stays text', async () => {
    const ana = await server.registerUser({ name: '<img/src=x> Conceição' })
    await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
    expect(smtp.mailsTo(ana.email)[0]?.html).toContain('Olá, &lt;img/src=x&gt;!')
  })
})

test('nothing is mailed where the transaction rolls back', async () => {
  const server = await startMailing()
  const ana = await server.registerUser()
  const rolledBack = server.runAs(ana, async (context) => {
    await context.mails.send(context, { template: 'passwordChanged', userId: ana.id })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await server.runAs(ana, (context) => context.mails.send(context, { template: 'recovery', userId: ana.id }))
  await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(2)
  expect(smtp.mailsTo(ana.email).map((mail) => mail.subject)).not.toContain('A sua senha foi alterada')
  await server.close()
})

describe('a mail server in trouble', { tags: ['night'] }, () => {
  test('gets the mail again after a temporary refusal, and the log names nobody', async () => {
    smtp.refuseWith = 451
    const server = await startMailing()
    const ana = await server.registerUser()
    await expect.poll(() => smtp.refused).toBeGreaterThan(0)
    expect(smtp.received).toEqual([])
    smtp.refuseWith = null
    await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
    expect(server.logged.join('')).toContain('451')
    expect(server.logged.join('')).not.toContain(ana.email)
    await server.close()
  })

  test('does not get a mail again that it has refused for good', async () => {
    smtp.refuseWith = 550
    const server = await startMailing()
    const ana = await server.registerUser()
    await expect.poll(() => server.logged.join('')).toContain('mail refused for good')
    const readJobs = async () => (await server.database.pool.query('select state, output from jobs.job')).rows
    await expect.poll(async () => (await readJobs()).map(({ state }) => state)).toEqual(['completed'])
    const rows = await readJobs()
    expect(JSON.stringify(rows) + server.logged.join('')).not.toContain(ana.email)
    await server.close()
  })

  test('gets the mail from the server that starts next', async () => {
    const database = await createTestDatabase()
    const away = await startMailing({ database, config: { smtpUrl: 'smtp://127.0.0.1:9' } })
    const ana = await away.registerUser()
    await expect.poll(() => away.logged.join('')).toContain('will be tried again')
    await away.close()
    const back = await startMailing({ database })
    await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
    await back.close()
    await database.close()
  })

  test('gets a mail whose process died while sending it', async () => {
    const server = await startMailing()
    const ana = await server.registerUser()
    const states = async () => {
      const { rows } = await server.database.pool.query('select state from jobs.job')
      return rows.map(({ state }) => state)
    }
    await expect.poll(states).toEqual(['completed'])
    // The job is left as a killed process leaves it: taken, and never finished.
    await server.database.pool.query(
      "update jobs.job set state = 'active', started_on = now() - interval '1 hour', completed_on = null",
    )
    await expect.poll(() => smtp.mailsTo(ana.email).length).toBeGreaterThan(1)
    const ids = smtp.mailsTo(ana.email).map(({ headers }) => /Message-ID: (\S+)/i.exec(headers)?.[1])
    expect(new Set(ids).size).toBe(1)
    await server.close()
  })
})

test('a mail does not wait for the next look into the queue', async () => {
  const server = await startServer({
    jobTiming: { ...quickJobs, polling: 600 },
    config: { smtpUrl: smtp.url, publicUrl },
  })
  const ana = await server.registerUser()
  await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
  await server.close()
})

test('two servers send each mail once', async () => {
  const one = await startMailing()
  const two = await startMailing({ database: one.database })
  const people = await Promise.all(Array.from({ length: 30 }, () => one.registerUser()))
  await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(30)
  expect(people.map(({ email }) => smtp.mailsTo(email).length)).toEqual(people.map(() => 1))
  await two.close()
  await one.close()
})

describe('without a mail server', { tags: ['night'] }, () => {
  let server: TestServer
  const start = async (environment: 'development' | 'production') => {
    server = await startServer({ jobTiming: quickJobs, config: { environment, publicUrl } })
    await server.call('register', { body: { ...newRegistrant({ email: 'escrita@convoca.example' }) } })
    await expect.poll(() => readdir(server.config.mailDir).catch(() => [])).toHaveLength(1)
    const [name = ''] = await readdir(server.config.mailDir)
    return parseMail([], await readFile(join(server.config.mailDir, name), 'utf8'))
  }
  afterEach(() => server.close())

  test('a file has the mail, and in development the log its link', async () => {
    const mail = await start('development')
    expect(mail.headers).toContain('To: escrita@convoca.example')
    expect(mail.link).toContain('/confirm-email?token=')
    expect(server.logged.join('')).toContain(mail.link)
  })

  test('in production no log has the link', async () => {
    const mail = await start('production')
    const token = new URL(mail.link).searchParams.get('token') ?? 'none'
    expect(server.logged.join('')).not.toContain(token)
  })
})

test('no token is in the queue or in the store', async () => {
  const server = await startMailing()
  const ana = await server.registerUser()
  await expect.poll(() => smtp.mailsTo(ana.email)).toHaveLength(1)
  const token = new URL(smtp.mailsTo(ana.email)[0]?.link ?? '').searchParams.get('token') ?? 'none'
  expect(token).toHaveLength(43)
  const tokens = await server.db.selectFrom('mail_tokens').selectAll().execute()
  const jobs = await server.database.pool.query('select * from jobs.job')
  expect(tokens).toHaveLength(1)
  expect(JSON.stringify([tokens, jobs.rows])).not.toContain(token)
  expect(JSON.stringify(jobs.rows)).not.toContain(ana.email)
  await server.close()
})
