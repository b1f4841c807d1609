import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import {
  type TestGrant,
  type TestSite,
  authorize,
  createPkce,
  letIn,
  partnerOrigin,
  registerSite,
} from '../../../test/partners.ts'
import { PASSWORD } from '../../../test/registrations.ts'
import { findColumnsWith } from '../../../test/stored-values.ts'
import { invite, newTeam } from '../../../test/teams.ts'
import { eraseDueAccounts } from '../erasure/service.ts'

const MINUTE = 60_000

const elsewhere = 'https://outro-jornal.example'

let server: TestServer
let now = new Date()
let owner: Person
let reader: Person
let site: TestSite
beforeAll(async () => {
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  owner = await server.registerUser()
  reader = await server.registerUser()
  site = await registerSite(server, owner)
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE)
}
const exchange = (body: { key: string; code: string; verifier: string }, origin = site.origin) =>
  server.call('exchangePartnerCode', { headers: { origin }, body })
const renew = ({ renewal }: TestGrant, origin: string = site.origin) =>
  server.call('renewPartnerToken', { headers: { origin }, body: { renewal } })
const read = ({ token }: Pick<TestGrant, 'token'>, origin: string | null = site.origin) =>
  server.call('listNotifications', { token, headers: origin === null ? {} : { origin } })
const grants = async ({ token }: Person) => (await server.call('listPartnerGrants', { token })).body

describe('a site', () => {
  test('that loses an origin loses its grants; a deleted one loses all', async () => {
    const both = await registerSite(server, owner, [partnerOrigin, elsewhere])
    const first = await letIn(server, reader, both)
    const second = await letIn(server, reader, { ...both, origin: elsewhere })
    const path = { id: both.id }
    const body = { name: 'Jornal da Vila', origins: [elsewhere] }
    await server.call('updatePartnerSite', { token: owner.token, path, body })
    expect(codeOf(await read(first))).toEqual([401, 'TOKEN_INVALID'])
    expect((await read(second, elsewhere)).status).toBe(200)
    await server.call('deletePartnerSite', { token: owner.token, path })
    expect(codeOf(await read(second, elsewhere))).toEqual([401, 'TOKEN_INVALID'])
    expect(await grants(reader)).toEqual([])
  })
})

describe('consent', () => {
  const ask = (query: { key: string; origin: string; scope: 'notifications' }) =>
    server.call('readPartnerRequest', { token: reader.token, query })

  test('says who asks, and remembers', async () => {
    const query = { key: site.key, origin: site.origin, scope: 'notifications' } as const
    expect((await ask(query)).body).toEqual({
      name: 'Jornal da Vila',
      origin: site.origin,
      scope: 'notifications',
      isGranted: false,
    })
    await letIn(server, reader, site)
    expect((await ask(query)).body.isGranted).toBe(true)
    expect(await grants(reader)).toMatchObject([{ name: 'Jornal da Vila', origin: site.origin }])
  })

  test.each([
    ['another origin', { origin: elsewhere }],
    ['a part of the origin', { origin: 'https://jornal-da-vila.exampl' }],
    ['another port', { origin: `${partnerOrigin}:8443` }],
    ['another key', { key: 'x'.repeat(22) }],
  ])('is not asked for %s', async (_, other) => {
    const asked = { key: site.key, origin: site.origin, scope: 'notifications' as const, ...other }
    expect(codeOf(await ask(asked))).toEqual([404, 'PARTNER_SITE_NOT_FOUND'])
    const body = { ...asked, method: 'S256', challenge: createPkce().challenge }
    const refused = await server.call('authorizePartner', { token: reader.token, body })
    expect(codeOf(refused)).toEqual([404, 'PARTNER_SITE_NOT_FOUND'])
  })

  test.each([{ scope: 'profile' }, { method: 'plain' }, { challenge: 'short' }])(
    'to %j is refused',
    async (other) => {
      const { challenge } = createPkce()
      const asked = { key: site.key, origin: site.origin, scope: 'notifications', method: 'S256', challenge }
      const refused = await server.call('authorizePartner', {
        token: reader.token,
        body: { ...asked, ...other },
      })
      expect(codeOf(refused)).toEqual([400, 'VALIDATION_FAILED'])
    },
  )
})

describe('a code', () => {
  test('is exchanged once; the second time ends the grant', async () => {
    const code = await authorize(server, reader, site)
    const first = await exchange(code)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ expires_in: 3600, scope: 'notifications' })
    expect(codeOf(await exchange(code))).toEqual([400, 'GRANT_INVALID'])
    expect(codeOf(await read(first.body))).toEqual([401, 'TOKEN_INVALID'])
    expect(await grants(reader)).toEqual([])
  })

  test('of many simultaneous exchanges gives at most one token, which does not last', async () => {
    const code = await authorize(server, reader, site)
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const { body } of answers.filter(({ status }) => status === 200))
      expect((await read(body)).status).toBe(401)
    expect(await grants(reader)).toEqual([])
  })

  test('needs the verifier, and is used up without it', async () => {
    const code = await authorize(server, reader, site)
    const { verifier } = createPkce()
    expect(codeOf(await exchange({ ...code, verifier }))).toEqual([400, 'GRANT_INVALID'])
    expect(codeOf(await exchange(code))).toEqual([400, 'GRANT_INVALID'])
  })

  test('expires after a minute', async () => {
    const code = await authorize(server, reader, site)
    later(1)
    expect(codeOf(await exchange(code))).toEqual([400, 'GRANT_INVALID'])
  })

  test('is for its origin and its site', async () => {
    const code = await authorize(server, reader, site)
    expect(codeOf(await exchange(code, elsewhere))).toEqual([403, 'FORBIDDEN'])
    const other = await registerSite(server, owner)
    expect(codeOf(await exchange({ ...code, key: other.key }))).toEqual([400, 'GRANT_INVALID'])
    expect(codeOf(await server.call('exchangePartnerCode', { body: code }))).toEqual([403, 'FORBIDDEN'])
    expect((await exchange(code)).status).toBe(200)
  })
})

describe('a token', () => {
  let grant: TestGrant
  beforeEach(async () => {
    grant = await letIn(server, reader, site)
  })

  test('reads for an hour, from its origin alone', async () => {
    expect((await read(grant)).status).toBe(200)
    expect(codeOf(await read(grant, elsewhere))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await read(grant, null))).toEqual([403, 'FORBIDDEN'])
    later(60)
    const expired = await read(grant)
    expect(codeOf(expired)).toEqual([401, 'TOKEN_EXPIRED'])
    // The page must see why.
    expect(expired.headers['access-control-allow-origin']).toBe(site.origin)
  })

  test('is good for nothing else', async () => {
    const headers = { origin: site.origin }
    const { token } = grant
    expect(codeOf(await server.call('readMyProfile', { token, headers }))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await server.call('listPartnerGrants', { token, headers }))).toEqual([403, 'FORBIDDEN'])
    const team = await newTeam(server, { owner: reader })
    const applicant = await server.registerUser()
    await server.db.updateTable('teams').set({ is_recruiting: true }).where('id', '=', team.id).execute()
    const path = { id: team.id }
    const applied = await server.call('applyToTeam', {
      token: applicant.token,
      path,
      body: { message: null, vacancyId: null },
    })
    expect(applied.status).toBe(201)
    // An application to a team of the user is no invitation of the user.
    const answered = await server.call('acceptInvitation', {
      token,
      headers,
      path: { ...path, inviteId: applied.body.id },
    })
    expect(codeOf(answered)).toEqual([404, 'INVITATION_NOT_FOUND'])
  })

  test('answers an invitation', async () => {
    const team = await newTeam(server)
    const inviteId = await invite(server, team, reader)
    const headers = { origin: site.origin }
    const path = { id: team.id, inviteId }
    const accepted = await server.call('acceptInvitation', { token: grant.token, headers, path })
    expect([accepted.status, accepted.body.status]).toEqual([200, 'ACCEPTED'])
  })

  test('is renewed by its renewal, which is replaced', async () => {
    const renewed = await renew(grant)
    expect(renewed.status).toBe(200)
    expect(codeOf(await read(grant))).toEqual([401, 'TOKEN_INVALID'])
    expect((await read(renewed.body)).status).toBe(200)
  })

  test('a renewal that comes again ends the grant', async () => {
    const renewed = await renew(grant)
    expect(codeOf(await renew(grant))).toEqual([400, 'GRANT_INVALID'])
    expect(codeOf(await read(renewed.body))).toEqual([401, 'TOKEN_INVALID'])
    expect(codeOf(await renew(renewed.body))).toEqual([400, 'GRANT_INVALID'])
    expect(await grants(reader)).toEqual([])
  })

  test('a stolen renewal is worth nothing elsewhere, and ends the grant', async () => {
    expect(codeOf(await renew(grant, elsewhere))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await renew(grant))).toEqual([400, 'GRANT_INVALID'])
    expect(codeOf(await read(grant))).toEqual([401, 'TOKEN_INVALID'])
  })

  test('of many simultaneous renewals none leaves a grant behind', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(grant)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await grants(reader)).toEqual([])
  })

  test('a renewal expires after 7 days', async () => {
    later(7 * 24 * 60)
    expect(codeOf(await renew(grant))).toEqual([400, 'GRANT_INVALID'])
  })

  test('ends when its page signs out; the grant stays', async () => {
    const end = (origin: string) =>
      server.call('endPartnerToken', { headers: { origin }, body: { renewal: grant.renewal } })
    expect((await end(elsewhere)).status).toBe(204)
    expect((await read(grant)).status).toBe(200)
    expect((await end(site.origin)).status).toBe(204)
    expect(codeOf(await read(grant))).toEqual([401, 'TOKEN_INVALID'])
    expect(await grants(reader)).toHaveLength(1)
  })

  test('ends when its user revokes it', async () => {
    const [{ id }] = await grants(reader)
    const path = { id }
    expect(codeOf(await server.call('revokePartnerGrant', { token: owner.token, path }))).toEqual([
      404,
      'GRANT_NOT_FOUND',
    ])
    expect((await server.call('revokePartnerGrant', { token: reader.token, path })).status).toBe(204)
    expect(codeOf(await read(grant))).toEqual([401, 'TOKEN_INVALID'])
    expect(codeOf(await renew(grant))).toEqual([400, 'GRANT_INVALID'])
  })

  test('ends with the other sessions of its user', async () => {
    await server.call('endOtherSessions', { token: reader.token })
    expect(codeOf(await read(grant))).toEqual([401, 'TOKEN_INVALID'])
  })

  test('is stored as a hash, as are its renewal and its code', async () => {
    const { code } = await authorize(server, reader, site)
    const secrets = [grant.token, grant.renewal, code]
    expect(await findColumnsWith(server.db, secrets)).toEqual([])
    for (const secret of secrets) expect(server.logged.join('\n')).not.toContain(secret)
    const hash = createHash('sha256').update(grant.token).digest()
    const rows = await server.db.selectFrom('partner_tokens').select('token_hash').execute()
    expect(rows.some(({ token_hash }) => token_hash.equals(hash))).toBe(true)
  })

  test('what is refused is in the security log', async () => {
    await renew(grant, elsewhere)
    await renew(grant)
    const lines = server.logged.filter((line) => line.includes('"renewPartnerToken"'))
    expect(lines.some((line) => line.includes('"forbidden"'))).toBe(true)
    expect(lines.some((line) => line.includes('"grant-refused"'))).toBe(true)
  })
})

describe('another origin', () => {
  const preflight = (url: string, origin: string) =>
    server.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  test.each(['/api/notifications/', '/api/notifications/all-platform', '/api/partner/token'])(
    'may call %s where it is registered, without credentials',
    async (url) => {
      const { status, headers } = await preflight(url, site.origin)
      expect(status).toBe(204)
      expect(headers['access-control-allow-origin']).toBe(site.origin)
      expect(headers['access-control-allow-headers']).toBe('authorization, content-type')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(String(headers['vary'])).toContain('origin')
      const foreign = await preflight(url, 'https://nobody.example')
      expect(foreign.status).toBe(405)
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test.each([
    '/api/user/profile/me',
    '/api/partner/sites',
    '/api/partner/grants',
    '/api/partner/authorization',
  ])('may not call %s', async (url) => {
    const { status, headers } = await preflight(url, site.origin)
    expect([status, headers['access-control-allow-origin']]).toEqual([405, undefined])
    const sent = await server.inject({ url, headers: { origin: site.origin } })
    expect(sent.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('may not read what a session reads', async () => {
    const { status, headers } = await server.call('listNotifications', {
      token: reader.token,
      headers: { origin: site.origin },
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined])
  })
})

test('an account is exported and erased with its sites and grants', async () => {
  await letIn(server, reader, site)
  const { body } = await server.call('exportAccount', { token: reader.token, path: { id: reader.id } })
  const section = (name: string) =>
    body.sections.find((each: { name: string }) => each.name === name)?.records
  expect(section('partner_grants')).toMatchObject([{ name: 'Jornal da Vila', origin: site.origin }])
  expect(section('partner_sites')).toEqual([])
  const inAWeek = 7 * 24 * 60
  for (const { token, id } of [reader, owner])
    await server.call('deleteAccount', { token, path: { id }, body: { password: PASSWORD } })
  later(inAWeek)
  await eraseDueAccounts(server.services, (error) => {
    throw error
  })
  const count = async (table: 'partner_sites' | 'partner_grants', id: string) =>
    (await server.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).length
  expect([await count('partner_sites', owner.id), await count('partner_grants', reader.id)]).toEqual([0, 0])
})
