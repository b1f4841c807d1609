import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, quickJobs, startServer } from '../../../test/harness.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { type SmtpStandIn, startSmtp } from '../../../test/smtp-stand-in.ts'
import { createMailToken } from './mail-tokens.ts'

let smtp: SmtpStandIn
let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date()
  smtp = await startSmtp()
  server = await startServer({
    now: () => now,
    jobTiming: quickJobs,
    config: { smtpUrl: smtp.url },
  })
})
afterEach(async () => {
  await server.close()
  await smtp.close()
})

const subject = 'Confirme o seu novo e-mail'
const request = ({ token, id }: Person, email: string, password = PASSWORD) =>
  server.call('requestEmailChange', { token, path: { id }, body: { email, password } })
const linksTo = (address: string) => smtp.mailsTo(address).filter((mail) => mail.subject === subject)
const tokenTo = async (address: string) => {
  await expect.poll(() => linksTo(address).length).toBeGreaterThan(0)
  return new URL(linksTo(address).at(-1)?.link ?? '').searchParams.get('token') ?? ''
}
const confirm = (token: string) => server.call('confirmEmail', { body: { token } })
const emailOf = async ({ token }: Person) => (await server.call('readMyProfile', { token })).body.entity.email

describe('a change of the e-mail', () => {
  test('counts once the mailed link is opened, and the old address is told', async () => {
    const ana = await server.registerUser()
    expect((await request(ana, 'ana.nova@convoca.example')).status).toBe(204)
    const token = await tokenTo('ana.nova@convoca.example')
    expect(await emailOf(ana)).toBe(ana.email)
    const responses = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400])
    expect(await emailOf(ana)).toBe('ana.nova@convoca.example')
    const subjects = () => smtp.mailsTo(ana.email).map((mail) => mail.subject)
    await expect.poll(subjects).toContain('O e-mail da sua conta foi alterado')
    const login = (email: string) => server.call('login', { body: { email, password: PASSWORD } })
    expect((await login('ana.nova@convoca.example')).status).toBe(200)
    expect((await login(ana.email)).status).toBe(401)
  })

  test('needs the password and another address', async () => {
    const ana = await server.registerUser()
    expect(codeOf(await request(ana, 'ana.nova@convoca.example', 'nao-e-esta'))).toEqual([
      403,
      'WRONG_PASSWORD',
    ])
    const same = await request(ana, ana.email.toUpperCase())
    expect([same.status, same.body.errors[0].path]).toEqual([400, 'email'])
    expect(await server.db.selectFrom('email_changes').selectAll().execute()).toEqual([])
  })

  test.each(['by the mailed link', 'while signed in'])(
    'asked for by who knew the old password ends with a new one, set %s',
    async (how) => {
      const ana = await server.registerUser()
      await request(ana, 'ladra@convoca.example')
      const token = await tokenTo('ladra@convoca.example')
      const recovery = await createMailToken(server.services, ana, 'RECOVERY')
      const password = 'onca-pintada-2027'
      const changed =
        how === 'while signed in'
          ? await server.call('updatePassword', {
              token: ana.token,
              body: { currentPassword: PASSWORD, password },
            })
          : await server.call('changePassword', { body: { token: recovery, password } })
      expect(changed.status).toBe(204)
      expect(codeOf(await confirm(token))).toEqual([400, 'LINK_INVALID'])
      const again = await server.call('changePassword', {
        body: { token: recovery, password: `${password}-x` },
      })
      expect(codeOf(again)).toEqual([400, 'LINK_INVALID'])
      const login = await server.call('login', { body: { email: ana.email, password } })
      expect(login.status).toBe(200)
    },
  )

  test('and a new password that are confirmed at once leave one of both, without an error', async () => {
    const ana = await server.registerUser()
    await request(ana, 'ao.mesmo.tempo@convoca.example')
    const token = await tokenTo('ao.mesmo.tempo@convoca.example')
    const recovery = await createMailToken(server.services, ana, 'RECOVERY')
    const responses = await Promise.all([
      confirm(token),
      server.call('changePassword', { body: { token: recovery, password: 'onca-pintada-2027' } }),
    ])
    expect(responses.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('does not tell that somebody has the address, who gets no mail', async () => {
    const ana = await server.registerUser()
    const bruno = await server.registerUser()
    const taken = await request(ana, bruno.email)
    const free = await request(await server.registerUser(), 'livre@convoca.example')
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await tokenTo('livre@convoca.example')
    expect(linksTo(bruno.email)).toEqual([])
  })

  test('to an address that is registered in the meantime is refused, and nothing changes', async () => {
    const ana = await server.registerUser()
    await request(ana, 'corrida@convoca.example')
    const token = await tokenTo('corrida@convoca.example')
    await server.registerUser({ email: 'corrida@convoca.example' })
    expect(codeOf(await confirm(token))).toEqual([400, 'LINK_INVALID'])
    expect(await emailOf(ana)).toBe(ana.email)
  })

  test('replaces the request before, and its link expires', async () => {
    const ana = await server.registerUser()
    await request(ana, 'primeira@convoca.example')
    const first = await tokenTo('primeira@convoca.example')
    await request(ana, 'segunda@convoca.example')
    const second = await tokenTo('segunda@convoca.example')
    expect(codeOf(await confirm(first))).toEqual([400, 'LINK_INVALID'])
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1)
    expect(codeOf(await confirm(second))).toEqual([400, 'LINK_INVALID'])
    expect(await emailOf(ana)).toBe(ana.email)
  })
})
