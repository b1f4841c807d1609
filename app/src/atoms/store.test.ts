import { demoLogins, seedPlayers } from '@convoca/fixtures'
import { createMockDatabase, mockTokenOf } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { errorText } from '@convoca/sdk/text'
import { describe, expect, test, vi } from 'vitest'
import { createStorage } from '../../test/memory-storage.ts'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { tokenAtom } from './client.ts'
import { getErrorTextOr } from './errors.ts'
import { respondToInvitationAtom, myInvitationsAtom } from './invitations.ts'
import { markAllReadAtom, markReadAtom, unreadNotificationsAtom } from './notifications.ts'
import { loginAtom, logoutAtom, profileAtom, registerAtom, ensureUserAtom, visitorAtom } from './session.ts'

const openAs = mockApi()

const serverError = { status: 500, code: 'INTERNAL_ERROR' } as const

function openStore(options: MockOptions = {}, player: number | null = 0) {
  const storage = createStorage()
  if (player !== null) storage.setItem('convoca.token', mockTokenOf(player))
  return { store: openAs({ ...options, player: null, storage }), storage }
}

describe('session', () => {
  test('restores the token of an earlier visit from the documented key', async () => {
    const { store } = openStore()
    expect(await store.set(ensureUserAtom)).toMatchObject({
      id: expect.any(String),
      nick: expect.any(String),
    })
  })

  test('signing in keeps the token and whose it is, signing out removes both', async () => {
    const { store, storage } = openStore({}, null)
    const [demo] = demoLogins
    if (!demo) throw new Error('the demo data has no log-in')
    const { email, password } = demo
    await store.set(loginAtom, { email, password })
    expect(storage.getItem('convoca.token')).toBe(store.get(tokenAtom))
    expect(storage.getItem('convoca.user')).toBe((await store.set(ensureUserAtom))?.id)
    await store.set(logoutAtom)
    expect(storage.getItem('convoca.token')).toBeNull()
    expect(storage.getItem('convoca.user')).toBeNull()
    expect(await store.set(ensureUserAtom)).toBeNull()
  })

  test('logs in with the same random id of this browser every time', async () => {
    const { store, storage } = openStore({}, null)
    const [demo] = demoLogins
    if (!demo) throw new Error('the demo data has no log-in')
    const sent: unknown[] = []
    const originalFetch = globalThis.fetch
    const send = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      if (input instanceof Request && input.url.endsWith('/auth/login')) sent.push(await input.clone().json())
      return originalFetch(input)
    })
    const { email, password } = demo
    await store.set(loginAtom, { email, password })
    await store.set(logoutAtom)
    await store.set(loginAtom, { email, password })
    send.mockRestore()
    const deviceId = storage.getItem('convoca.device')
    expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
    expect(sent).toEqual([
      { email, password, deviceId, secondStep: true },
      { email, password, deviceId, secondStep: true },
    ])
  })

  test('a user with a session is not a guest while the profile loads, nor when it fails to', async () => {
    const { store } = openStore({ fail: { readMyProfile: serverError } })
    const profile = () => store.get(profileAtom)
    store.sub(profileAtom, profile)
    expect(store.get(visitorAtom)).toBeUndefined()
    await expect.poll(() => profile().isError).toBe(true)
    expect(store.get(visitorAtom)).toBeUndefined()
    expect(openStore({}, null).store.get(visitorAtom)).toBeNull()
  })
})

describe('notifications', () => {
  test('marking as read shows at once and rolls back when the server fails', async () => {
    const { store } = openStore({
      fail: { markNotificationRead: serverError },
      delay: { markNotificationRead: 50 },
    })
    const unread = await mountQuery(store, unreadNotificationsAtom)
    const before = unread().data ?? []
    const [first] = before
    if (!first) throw new Error('the demo user has no unread notification')
    const counts: number[] = []
    store.sub(unreadNotificationsAtom, () => counts.push(unread().data?.length ?? -1))
    await expect(store.set(markReadAtom, first.id)).rejects.toMatchObject({ status: 500 })
    await expect.poll(() => unread().data).toEqual(before)
    expect(counts).toContain(before.length - 1)
  })

  test('marking all as read stays after a success', async () => {
    const { store } = openStore()
    const unread = await mountQuery(store, unreadNotificationsAtom)
    await store.set(markAllReadAtom)
    await expect.poll(() => unread().data).toEqual([])
  })
})

test('an invitation that was responded to elsewhere is refetched after the conflict', async () => {
  const database = createMockDatabase()
  const pending = database.invitations.find(({ status, kind }) => status === 'PENDING' && kind === 'INVITE')
  const invitee = database.users.findIndex(({ id }) => id === pending?.userId)
  if (!pending) throw new Error('the demo data has no pending invitation')
  const { store } = openStore({ database }, invitee)
  const mine = await mountQuery(store, myInvitationsAtom)
  pending.status = 'DECLINED'
  const ref = { teamId: pending.teamId, inviteId: pending.id, response: 'accept' } as const
  await expect(store.set(respondToInvitationAtom, ref)).rejects.toMatchObject({ status: 409 })
  await expect.poll(() => mine().data?.data.find(({ id }) => id === pending.id)?.status).toBe('DECLINED')
})

test.each([
  [serverError, 'Erro ao registrar usuário!'],
  [{ status: 409, code: 'NICK_TAKEN' } as const, errorText('NICK_TAKEN')],
])('a registration that fails with %o has the documented text', async (failure, text) => {
  const { store } = openStore({ fail: { register: failure } }, null)
  const [demo] = seedPlayers
  if (!demo) throw new Error('the demo data has no player')
  const { id: _id, about: _about, color: _color, ...registration } = demo
  const error: unknown = await store.set(registerAtom, registration).catch((reason: unknown) => reason)
  expect(getErrorTextOr(error, 'Erro ao registrar usuário!')).toBe(text)
})
