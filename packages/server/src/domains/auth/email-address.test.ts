import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, quickJobs, startServer } from '../../../test/harness.ts'
import { PASSWORD, newRegistrant } from '../../../test/registrations.ts'
import { type SmtpStandIn, startSmtp } from '../../../test/smtp-stand-in.ts'
import { toReadableEmail } from './email-address.ts'

let smtp: SmtpStandIn
let server: TestServer
beforeAll(async () => {
  smtp = await startSmtp()
  server = await startServer({ jobTiming: quickJobs, config: { smtpUrl: smtp.url } })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

const ASCII = 'xn--ao-siap.com.br'
/** One domain, as it may be typed. */
const spellings = ['ação.com.br', 'AÇÃO.com.br', 'ac\u0327a\u0303o.com.br', ASCII, 'ação。com．br']
let people = 0
const newLocal = () => `joao.${(people += 1)}`

const register = (email: string) => server.call('register', { body: newRegistrant({ email }) })
const logIn = (email: string, password = PASSWORD) => server.call('login', { body: { email, password } })
/** The link in a mail to somebody at `ação.com.br`, which was sent to the domain in ASCII. */
const linkTo = async (local: string, subject: string) => {
  const find = () => smtp.mailsTo(`${local}@ação.com.br`).filter((mail) => mail.subject === subject)
  await expect.poll(() => find().length).toBeGreaterThan(0)
  expect(smtp.recipients).toContain(`${local}@${ASCII}`)
  expect(find().at(-1)?.headers).toContain(`To: ${local}@${ASCII}`)
  return new URL(find().at(-1)?.link ?? '')
}
const profileOf = async ({ token }: Pick<Person, 'token'>) =>
  (await server.call('readMyProfile', { token })).body.entity

describe('an address whose domain has accents', () => {
  test.each(spellings)('registers as %s, is mailed in ASCII and is shown as it is read', async (domain) => {
    const local = newLocal()
    expect((await register(`${local}@${domain}`)).status).toBe(201)
    await linkTo(local, 'Confirme o seu e-mail')
    const { body } = await logIn(`${local}@${domain}`)
    expect(await profileOf(body)).toMatchObject({ email: `${local}@ação.com.br` })
  })

  test.each(spellings)('is one account however it is typed: %s', async (domain) => {
    const local = newLocal()
    expect((await register(`${local}@${domain}`)).status).toBe(201)
    for (const other of spellings) {
      expect(codeOf(await register(`${local.toUpperCase()}@${other}`))).toEqual([409, 'EMAIL_TAKEN'])
      expect((await logIn(`${local}@${other}`)).status).toBe(200)
    }
  })

  test('of another alphabet is one, too', async () => {
    const local = newLocal()
    expect((await register(`${local}@почта.рф`)).status).toBe(201)
    expect(codeOf(await register(`${local}@xn--80a1acny.xn--p1ai`))).toEqual([409, 'EMAIL_TAKEN'])
    expect((await logIn(`${local}@ПОЧТА.рф`)).status).toBe(200)
  })

  test('recovers its account, by each of its spellings', async () => {
    const local = newLocal()
    await register(`${local}@ação.com.br`)
    expect((await server.call('resetPassword', { body: { email: `${local}@AÇÃO.com.br` } })).status).toBe(204)
    const link = await linkTo(local, 'Crie uma nova senha')
    const token = link.searchParams.get('token') ?? ''
    const change = (email: string) =>
      server.call('changePassword', { body: { token, email, password: 'outra-onca-no-rio-77' } })
    expect(codeOf(await change(`${local}@acao.com.br`))).toEqual([400, 'LINK_INVALID'])
    expect((await change(`${local}@ação.com.br`)).status).toBe(204)
    expect((await logIn(`${local}@${ASCII}`, 'outra-onca-no-rio-77')).status).toBe(200)
  })

  test('is set by a change, which its own address in another spelling is not', async () => {
    const ana = await server.registerUser()
    const local = newLocal()
    const request = (email: string) =>
      server.call('requestEmailChange', {
        token: ana.token,
        path: { id: ana.id },
        body: { email, password: PASSWORD },
      })
    expect((await request(`${local}@ação.com.br`)).status).toBe(204)
    const link = await linkTo(local, 'Confirme o seu novo e-mail')
    const token = link.searchParams.get('token') ?? ''
    expect((await server.call('confirmEmail', { body: { token } })).status).toBe(204)
    expect(await profileOf(ana)).toMatchObject({ email: `${local}@ação.com.br` })
    for (const domain of spellings) expect((await request(`${local}@${domain}`)).status).toBe(400)
  })

  test('is a Pix key, once', async () => {
    const ana = await server.registerUser()
    const local = newLocal()
    const create = (key: string) =>
      server.call('createPixKey', { token: ana.token, path: { id: ana.id }, body: { type: 'EMAIL', key } })
    const created = await create(`${local}@AÇÃO.com.br`)
    expect(created.status).toBe(201)
    expect(created.body.key).toBe('j***@ação.com.br')
    for (const domain of spellings)
      expect(codeOf(await create(`${local}@${domain}`))).toEqual([409, 'PIX_KEY_TAKEN'])
    const revealed = await server.call('revealPixKey', {
      token: ana.token,
      path: { id: ana.id, pixId: created.body.id },
      body: { password: PASSWORD },
    })
    expect(revealed.body.key).toBe(`${local}@ação.com.br`)
  })
})

describe('refused at the field is', () => {
  test.each([
    ['a domain with a Cyrillic letter among Latin ones', 'p\u0430ypal.com'],
    ['the same in ASCII', 'xn--pypal-4ve.com'],
    ['a word of Cyrillic letters that look Latin', 'аррӏе.com'],
    ['the same in ASCII', 'xn--80ak6aa92e.com'],
    ['a Greek letter', 'g\u03bfogle.com'],
    ['a dotless i', 'gma\u0131l.com'],
    ['digits of another script', 'go\u09e6gle.com'],
    ['a label that says nothing', 'xn--zzzzzzzzzzz.com'],
    ['an underscore', 'a_ção.com'],
    ['a port', 'ação.com:25'],
    ['an escape', 'a%C3%A7ao.com'],
    ['a heart', '♥.com'],
    ['an end that is a number', 'ação.１'],
  ])('%s: %s', async (_name, domain) => {
    const response = await register(`${newLocal()}@${domain}`)
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path: 'email', code: 'INVALID_FORMAT' }])
  })

  test('a part before the @ with accents, which few mail servers take', async () => {
    expect(codeOf(await register('joão@ação.com.br'))).toEqual([400, 'VALIDATION_FAILED'])
  })
})

test('an address that was stored before is shown as it was', () => {
  for (const stored of ['ana@convoca.example', 'a.b+c@x-y.io', 'Ana@Convoca.Example'])
    expect(toReadableEmail(stored).toLowerCase()).toBe(stored.toLowerCase())
})
