import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../test/harness.ts'
import { type TestGrant, type TestSite, letIn, partnerOrigin, registerSite } from '../../test/partners.ts'
import { openChatPage, openPage } from '../../test/sockets.ts'
import { type TestTeam, invite, newMember, newTeam } from '../../test/teams.ts'

let server: TestServer
let address: string
let team: TestTeam
let reader: Person
let site: TestSite
let grant: TestGrant
beforeAll(async () => {
  server = await startServer()
  address = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  reader = await newMember(server, team, 'PLAYER')
  site = await registerSite(server, team.owner)
  grant = await letIn(server, reader, site)
})

const dial = (token: string, origin: string) => openPage(address, { token, headers: { origin } })
const refusal = async (connecting: Promise<unknown>) => {
  const error: unknown = await connecting.then(
    () => null,
    (reason: unknown) => reason,
  )
  return (error as { data?: { code: string } } | null)?.data?.code ?? (error as Error | null)?.message ?? null
}

test('the page of a grant hears of notifications, and of nothing else', async () => {
  const partner = await dial(grant.token, partnerOrigin)
  const app = await openPage(address, { token: reader.token })
  const other = await newTeam(server)
  const arrives = partner.next()
  await invite(server, other, reader)
  expect((await arrives).type).toBe('TEAM_INVITE')
  const changed = new Promise((resolve) => partner.socket.once('notificationsChanged', resolve))
  await server.call('markAllNotificationsRead', { token: reader.token })
  expect(await changed).toEqual({ unread: 0 })
  await expect.poll(() => app.changes).not.toEqual([])
  expect(partner.changes).toEqual([])
  partner.socket.close()
  app.socket.close()
})

test.each([
  ["its token at another site's page", () => dial(grant.token, 'https://outro-jornal.example')],
  ['its token without a page', () => openPage(address, { token: grant.token })],
  [
    'its token in the chat',
    () => openChatPage(address, { token: grant.token, headers: { origin: partnerOrigin } }),
  ],
  ["a session's token at the page", () => dial(reader.token, partnerOrigin)],
])('refuses %s', async (_, connect) => {
  // An origin that somebody has let in, so that the token is what is refused.
  const elsewhere = await registerSite(server, team.owner, ['https://outro-jornal.example'])
  await letIn(server, reader, elsewhere)
  expect(await refusal(connect())).toBe('FORBIDDEN')
})

test('refuses a page that nobody has let in before any token is read', async () => {
  expect(await refusal(dial(grant.token, 'https://nobody.example'))).toBe('websocket error')
  const polled = await fetch(`${address}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: 'https://nobody.example' },
  })
  expect([polled.status, polled.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

test('a page that polls may read the answers', async () => {
  const polled = await fetch(`${address}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin: partnerOrigin },
  })
  expect([polled.status, polled.headers.get('access-control-allow-origin')]).toEqual([200, partnerOrigin])
  expect(polled.headers.get('access-control-allow-credentials')).toBeNull()
  await polled.text()
})

test('its connection ends with the grant', async () => {
  const partner = await dial(grant.token, partnerOrigin)
  const { body } = await server.call('listPartnerGrants', { token: reader.token })
  await server.call('revokePartnerGrant', { token: reader.token, path: { id: body[0].id } })
  expect(await partner.disconnected).toBe('io server disconnect')
  // Somebody else's grant for the origin is no way in.
  await letIn(server, team.owner, site)
  expect(await refusal(dial(grant.token, partnerOrigin))).toBe('TOKEN_INVALID')
})
