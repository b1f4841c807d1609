import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  confirmationLifetime,
  loginOriginLifetime,
  MAX_SESSION_LIFETIME,
  recoveryLifetime,
  sessionLifetime,
} from '@convoca/contract/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truncateAddress } from '../src/rate-limiting/network.ts'
import { type TestServer, startServer } from './harness.ts'
import { PASSWORD } from './registrations.ts'

/**
 * The claims of /privacy, sentence by sentence, and what keeps each: a check here, or the test that shows it. A sentence that is
 * changed or added on the page has to be changed or added here.
 */
const page = join(import.meta.dirname, '../../../app/src/screens/Legal/PrivacyScreen.tsx')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestServer
let now: Date
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
})
afterAll(() => server.close())

/** The text of the page's list items and paragraphs. */
async function readClaims(): Promise<string[]> {
  const source = await readFile(page, 'utf8')
  return [...source.matchAll(/<(li|p)>(.*?)<\/\1>/gs)].map(([, , markup = '']) =>
    markup
      .replaceAll(/\{' '\}/g, ' ')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

const testedIn = (path: string, name: string) => async (): Promise<void> => {
  const source = await readFile(join(import.meta.dirname, '../../..', path), 'utf8')
  expect(source).toContain(name)
}

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  )
  return rows.map((row) => String(row.column_name))
}

const domains = 'packages/server/src/domains'

/** The claims, by how the sentence begins. */
const claims: Record<string, () => Promise<void> | void> = {
  'O perfil mostra nick': testedIn(`${domains}/users/profile.test.ts`, 'of a minor is hidden from guests'),
  'Não vendemos dados': testedIn('packages/server/test/site.test.ts', 'content-security-policy'),
  'Sessões terminam 30 dias': () => {
    expect([sessionLifetime, MAX_SESSION_LIFETIME]).toEqual([30 * DAY, 90 * DAY])
  },
  'Dispositivos conhecidos são esquecidos': () => expect(loginOriginLifetime).toBe(90 * DAY),
  'O link de uma nova senha': async () => {
    expect([recoveryLifetime, confirmationLifetime]).toEqual([30 * MINUTE, 7 * DAY])
    await testedIn('packages/server/src/domains/auth/mail-tokens.ts', '24 * 60 * 60 * 1000')()
  },
  'O código que confirma': testedIn(
    'packages/server/src/domains/auth/identity.test.ts',
    'which works once, for ten minutes',
  ),
  'O arquivo com os seus dados': testedIn(`${domains}/archives/service.ts`, '7 * 24 * 60 * 60 * 1000'),
  'Depois do pedido de exclusão': async () => {
    const { id, token } = await server.registerUser()
    const body = { password: PASSWORD }
    const asked = await server.call('deleteAccount', { token, path: { id }, body })
    expect(Date.parse(asked.body.erase_at) - now.getTime()).toBe(7 * DAY)
    await testedIn(`${domains}/erasure/erasure.test.ts`, 'leaves no value of the person in any column')()
  },
  'Os registros técnicos': testedIn(
    'packages/server/test/authorisation/canaries.test.ts',
    'the log shows nothing personal of anybody',
  ),
  'O restante fica guardado': testedIn(`${domains}/erasure/repository.ts`, 'deletePersonalRows'),
  'Guardamos nele a sessão': testedIn('app/e2e/ended-session.spec.ts', 'test('),
  'Pela Lei Geral': testedIn(`${domains}/archives/archives.test.ts`, 'test('),
  'Cadastro:': async () => {
    const columns = await columnsOf('users')
    const stored = ['name', 'nick', 'email', 'cpf', 'phone', 'gender', 'birth']
    expect(stored.filter((column) => !columns.includes(column))).toEqual([])
    await testedIn(
      'packages/server/test/authorisation/canaries.test.ts',
      'shows nothing personal to others',
    )()
  },
  'Contas ligadas:': async () => {
    const columns = await columnsOf('social_accounts')
    expect(columns.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'linked_at',
      'name',
      'provider',
      'subject',
      'user_id',
    ])
  },
  'Senha:': async () => {
    const { id } = await server.registerUser()
    const user = server.db.selectFrom('users').select('password_hash').where('id', '=', id)
    expect((await user.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$/)
  },
  'Verificação em duas etapas e chaves de acesso:': async () => {
    expect(await columnsOf('passkeys')).toContain('public_key')
    await testedIn('packages/server/src/domains/auth/two-step/service.ts', 'secrets.encrypt')()
  },
  'Perfil e times:': testedIn(`${domains}/archives/export-repository.ts`, 'const sections'),
  'Suporte:': testedIn('packages/server/src/domains/support/support.test.ts', 'test('),
  'Sessões:': async () => {
    expect(truncateAddress('203.0.113.77')).toBe('203.0.113.0/24')
    const columns = await columnsOf('sessions')
    expect(columns.filter((column) => /device|network|address|last_used/.test(column)).toSorted()).toEqual([
      'device',
      'last_used_at',
      'network',
    ])
  },
  'Dispositivos conhecidos:': async () => {
    expect(await columnsOf('login_origins')).not.toEqual(expect.arrayContaining(['network']))
    await testedIn('packages/server/src/domains/auth/login-origins.ts', 'MAX_ORIGINS')()
  },
  'Avisos no aparelho:': async () => expect(await columnsOf('push_subscriptions')).toContain('endpoint'),
  'Notificações e atividade': async () => expect(await columnsOf('team_activities')).toContain('actor_id'),
}

const names = Object.keys(claims)

test('every sentence of the page is one of these, and none is gone', async () => {
  const found = await readClaims()
  expect(found.filter((text) => names.filter((name) => text.startsWith(name)).length !== 1)).toEqual([])
  expect(names.filter((name) => !found.some((text) => text.startsWith(name)))).toEqual([])
})

test.each(names)('%s', async (name) => {
  expect.hasAssertions()
  await claims[name]?.()
})
