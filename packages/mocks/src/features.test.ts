import {
  answerCheckIn,
  countUnreadCommunications,
  createConvoca,
  linkAccount,
  listAchievements,
  listCommunications,
  listMessages,
  listPixKeys,
  revealPixKey,
  listSchedules,
  markCommunicationRead,
  readAvailability,
  readConversation,
  requestEmailChange,
  sendMessage,
  blockUser,
  createSponsor,
  unlinkAccount,
} from '@convoca/sdk'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHandlers, createMockDatabase, mockTokenOf } from './index.ts'
import { demoPassword, fixtureId, seedPlayers, seedTeams } from '@convoca/fixtures'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const teamId = seedTeams[0]?.id ?? ''
const [ana] = seedPlayers

function players(...seats: number[]) {
  server.use(...createHandlers({ database: createMockDatabase() }))
  return seats.map((seat) =>
    createConvoca({ baseUrl: 'http://convoca.test/api', retry: 0, token: mockTokenOf(seat) }),
  )
}

test('to strangers a team does not exist, and players may not change its sponsors', async () => {
  const [stranger, player] = players(1, 14)
  if (!stranger || !player) throw new Error('no players')
  const body = { name: 'Café', url: null, description: null, is_active: true }
  await expect(listAchievements(stranger, { id: teamId })).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
  await expect(createSponsor(stranger, { id: teamId, body })).rejects.toMatchObject({ status: 404 })
  await expect(createSponsor(player, { id: teamId, body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a communication is unread until it is read, by each reader for themselves', async () => {
  const [player, manager] = players(14, 7)
  if (!player || !manager) throw new Error('no players')
  const { count } = await countUnreadCommunications(player, { id: teamId })
  const first = (await listCommunications(player, { id: teamId })).data.find((one) => !one.isRead)
  await markCommunicationRead(player, { id: teamId, cid: first?.id ?? '' })
  expect((await countUnreadCommunications(player, { id: teamId })).count).toBe(count - 1)
  const theirs = (await listCommunications(manager, { id: teamId })).data
  expect(theirs.find((one) => one.id === first?.id)?.isRead).toBe(false)
  // Private messages between two other members are not listed.
  const own = await listCommunications(player, { id: teamId, messageType: 'PRIVATE' })
  expect(own.total).toBe(0)
})

test('Pix keys are masked until revealed, and nobody else sees them', async () => {
  const [own, other] = players(0, 1)
  if (!own || !other || !ana) throw new Error('no players')
  const keys = await listPixKeys(own, { id: ana.id })
  expect(keys.map((key) => key.key).join()).not.toContain(ana.cpf)
  const revealed = await Promise.all(
    keys.map(({ id }) => revealPixKey(own, { id: ana.id, pixId: id, body: { code: '7KQ2-MX9P' } })),
  )
  expect(revealed.map((key) => key.key)).toContain(ana.cpf)
  await expect(listPixKeys(other, { id: ana.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a message that is sent twice is stored once and unread for the others', async () => {
  const [sender, reader] = players(0, 1)
  if (!sender || !reader || !ana) throw new Error('no players')
  const id = fixtureId('conversation', 100)
  const body = { clientId: fixtureId('client', 999_999), content: 'Oi!', attachmentIds: [], replyTo: null }
  const before = await readConversation(reader, { id })
  const first = await sendMessage(sender, { id, body })
  expect(await sendMessage(sender, { id, body })).toEqual(first)
  const missed = await listMessages(reader, { id, after: first.sequence - 1 })
  expect(missed.data.map((one) => one.content)).toEqual(['Oi!'])
  expect((await readConversation(reader, { id })).unreadCount).toBe(before.unreadCount + 1)
  await blockUser(reader, { userId: ana.id })
  const another = { ...body, clientId: fixtureId('client', 999_998) }
  await expect(sendMessage(sender, { id, body: another })).rejects.toMatchObject({ code: 'USER_BLOCKED' })
})

test('responding to a check-in updates the counts of its schedule', async () => {
  const [own] = players(0)
  if (!own) throw new Error('no players')
  const [schedule] = await listSchedules(own, { id: teamId, from: '2026-11-21T00:00:00.000Z' })
  const sid = fixtureId('schedule', 0)
  expect(schedule).toMatchObject({ id: sid, checkins: { confirmed: 4, declined: 1, pending: 2 } })
  await answerCheckIn(own, { id: teamId, sid, cid: fixtureId('checkIn', 0), body: { is_confirmed: false } })
  const [changed] = await listSchedules(own, { id: teamId, from: '2026-11-21T00:00:00.000Z' })
  expect(changed?.checkins).toEqual({ confirmed: 3, declined: 2, pending: 2 })
  expect((await readAvailability(own, { id: teamId })).members).toBe(5)
})

test('an account that was linked just now does not show who asks, and the one of long ago does', async () => {
  const [owner] = players(0)
  if (!owner || !ana) throw new Error('no players')
  const linked = await linkAccount(owner, {
    id: ana.id,
    body: { providerType: 'GOOGLE', token: 'id-token', proof: { password: demoPassword } },
  })
  expect(linked.provesIdentity).toBe(false)
  const change = (providerType: 'GOOGLE' | 'STEAM') =>
    requestEmailChange(owner, {
      id: ana.id,
      body: { email: 'nova.ana@convoca.example', social: { providerType, token: 'id-token' } },
    })
  await expect(change('GOOGLE')).rejects.toMatchObject({ code: 'SOCIAL_LOGIN_INVALID' })
  await change('STEAM')
  await unlinkAccount(owner, { id: ana.id, providerType: 'GOOGLE', body: { password: demoPassword } })
  const unlinkOld = (body?: { password: string }) =>
    unlinkAccount(owner, { id: ana.id, providerType: 'STEAM', ...(body && { body }) })
  await expect(unlinkOld()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await unlinkOld({ password: demoPassword })
})
