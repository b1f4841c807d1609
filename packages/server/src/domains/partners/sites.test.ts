import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { registerSite } from '../../../test/partners.ts'
import { toOrigin } from './rules.ts'

let publicOne: TestServer | undefined
/** A server for everybody: what is for trying is refused. */
const publicServer = async (): Promise<TestServer> =>
  (publicOne ??= await startServer({ database: server.database, config: { localPartners: false } }))

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await publicOne?.close()
  await server.close()
})
beforeEach(async () => {
  owner = await server.registerUser()
  await registerSite(server, owner)
})

test('a site is registered, changed and deleted by its owner', async () => {
  const { token } = owner
  const body = { name: 'Vila Norte', origins: ['https://norte.example', 'http://localhost:4000/'] }
  const made = await server.call('createPartnerSite', { token, body })
  expect([made.status, made.body.origins]).toEqual([201, ['https://norte.example', 'http://localhost:4000']])
  expect(made.body.key).toMatch(/^[\w-]{22}$/)
  const path = { id: made.body.id }
  const changed = await server.call('updatePartnerSite', {
    token,
    path,
    body: { ...body, name: 'Vila Sul' },
  })
  expect([changed.body.name, changed.body.key]).toEqual(['Vila Sul', made.body.key])
  const listed = await server.call('listPartnerSites', { token })
  expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(['Vila Sul', 'Jornal da Vila'])
  expect((await server.call('deletePartnerSite', { token, path })).status).toBe(204)
  expect((await server.call('listPartnerSites', { token })).body).toHaveLength(1)
})

test.each([
  'http://norte.example',
  'https://norte.example/pagina',
  'https://ana@norte.example',
  'https://norte.example?x',
  'http://localhost.norte.example',
  'javascript:alert(1)',
  '*',
  'null',
  'norte.example',
])('a site is not one of %s', async (origin) => {
  expect(toOrigin(origin)).toBeNull()
  const body = { name: 'Vila Norte', origins: ['https://ok.example', origin] }
  const refused = await server.call('createPartnerSite', { token: owner.token, body })
  expect(codeOf(refused)).toEqual([400, 'VALIDATION_FAILED'])
  expect(refused.body.errors).toMatchObject([{ path: 'origins.1', code: 'INVALID_FORMAT' }])
})

const register = (on: TestServer, body: { name: string; origins: string[] }) =>
  on.call('createPartnerSite', { token: owner.token, body })

test.each([
  'https://*.norte.com.br',
  'https://*',
  'https://no*te.com.br',
  'https://localhost',
  'http://localhost:4000',
  'http://127.0.0.1',
  'https://jornal.localhost',
  'https://203.0.113.7',
  'https://2130706433',
  'https://0x7f.1',
  'https://127.1',
  'https://[::1]',
  'https://[2001:db8::7]:8443',
  'https://intranet',
  'https://jornal',
  'https://jornal.local',
  'https://jornal.internal',
  'https://nas.lan',
  'https://roteador.home.arpa',
  'https://jornal.test',
  'https://jornal.invalid',
  'https://jornal.onion',
  'https://jornal.example',
  'https://norte.com.br.',
  'https://-norte.com.br',
  'https://norte_sul.com.br',
])('a site is at no address that is not public, such as %s', async (origin) => {
  const strict = await publicServer()
  const refused = await register(strict, { name: 'Vila Norte', origins: ['https://norte.com.br', origin] })
  expect([codeOf(refused), refused.body.errors]).toEqual([
    [400, 'ADDRESS_NOT_PUBLIC'],
    [
      {
        path: 'origins.1',
        code: 'INVALID_VALUE',
        message: 'origins.1 must have the host of a public site, without a wildcard',
      },
    ],
  ])
  const { id } = (await register(strict, { name: 'Vila Norte', origins: ['https://norte.com.br'] })).body
  const body = { name: 'Vila Norte', origins: [origin] }
  const changed = await strict.call('updatePartnerSite', { token: owner.token, path: { id }, body })
  expect(codeOf(changed)).toEqual([400, 'ADDRESS_NOT_PUBLIC'])
})

test.each([
  'https://norte.com.br',
  'https://jogos.norte.com.br:8443',
  'https://ação.com.br',
  'https://ge.globo',
])('a site is at a public address, such as %s', async (origin) => {
  const { status, body } = await register(await publicServer(), { name: 'Vila Norte', origins: [origin] })
  expect([status, body.origins]).toEqual([201, [new URL(origin).origin]])
})

test.each([
  'Convoca',
  'CONVOCA Oficial',
  'Blog da Convoca',
  'C0nv0ca',
  'Соnvоса',
  'Konvoca',
  'Comvoca',
  'Convcoa',
  'Convooca',
  'C o n v o c a',
  'con-vo-ca',
  'ConvocaSuporte',
  'Suporte',
  'Equipe Suporte',
])('a site is not called %s, which looks like ours', async (name) => {
  const refused = await register(server, { name, origins: ['https://norte.example'] })
  expect(codeOf(refused)).toEqual([400, 'NAME_RESERVED'])
  expect(refused.body.errors).toMatchObject([{ path: 'name', code: 'TAKEN' }])
})

test.each([
  'Convocados FC',
  'Jornal da Convocação',
  'Vocação',
  'Suporte do Norte',
  'Copa Norte 2027',
  '2027',
])('a site may be called %s', async (name) => {
  const { status } = await register(server, { name: `${name} .`, origins: ['https://norte.example'] })
  expect(status).toBe(201)
})

test.each([
  'https://convoca.gg',
  'https://login.convoca.com.br',
  'https://convoca-login.com.br',
  'https://c0nvoca.com.br',
  'https://соnvоса.com',
])('a site is not at %s, which looks like ours', async (origin) => {
  const refused = await register(server, { name: 'Vila Norte', origins: ['https://norte.example', origin] })
  expect(codeOf(refused)).toEqual([400, 'NAME_RESERVED'])
  expect(refused.body.errors).toMatchObject([{ path: 'origins.1', code: 'TAKEN' }])
})

test('a site is one of 20, also where they are registered at once', async () => {
  const body = { name: 'Vila Norte', origins: ['https://norte.example'] }
  const made = await Promise.all(
    Array.from({ length: 24 }, () => server.call('createPartnerSite', { token: owner.token, body })),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(19)
  expect(codeOf(made.find(({ status }) => status !== 201)!)).toEqual([409, 'PARTNER_SITE_LIMIT'])
})
