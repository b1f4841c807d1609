import { createMockDatabase, mockTokenOf, toInvitation } from '@convoca/mocks'
import { connectNotifications } from '@convoca/sdk/realtime'
import type { NotificationsOptions } from '@convoca/sdk/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { tokenAtom } from './client.ts'
import { notificationsAtom, newNotificationsAtom, unreadNotificationsAtom } from './notifications.ts'
import { connectAtom } from './realtime.ts'
import { toastQueueAtom } from './toasts.ts'

vi.mock('@convoca/sdk/realtime')

const openStore = mockApi()

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://convoca.test' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with loaded notifications, about to connect. */
async function openConnection() {
  const database = createMockDatabase()
  const store = openStore({ database })
  const unread = await mountQuery(store, unreadNotificationsAtom)
  const list = await mountQuery(store, notificationsAtom)
  const [known] = unread().data ?? []
  const stored = database.notifications.find(({ id }) => id === known?.id)
  if (!known || !stored) throw new Error('the demo data has no unread notification')
  let connection: NotificationsOptions | undefined
  vi.mocked(connectNotifications).mockImplementation((options) => {
    connection = options
    return { state: 'connected', lastId: undefined, reconnect: () => undefined, close: () => undefined }
  })
  store.set(connectAtom, stored.userId)
  return {
    store,
    known,
    /** Stores another notification that the page does not know of. */
    arrive: () => {
      const late = { ...stored, id: crypto.randomUUID(), at: new Date().toISOString() }
      database.notifications.push(late)
      return { ...known, id: late.id }
    },
    receive: (notification: typeof known) => connection?.onNotification?.(notification),
    refuse: (code: string) => {
      connection?.onRefused?.(code)
      connection?.onState?.('failed')
    },
    reconnect: () => {
      connection?.onState?.('connecting')
      const token = connection?.token
      if (typeof token === 'function') void token()
    },
    reconnectInVain: () => {
      connection?.onState?.('connecting')
      connection?.onState?.('failed')
    },
    receiveList: (listed: readonly (typeof known)[]) => connection?.onList?.(listed),
    unread: () => unread().data?.map(({ id }) => id),
    listed: () => list().data?.pages.flatMap(({ data }) => data.map(({ id }) => id)),
    toasts: () => store.get(toastQueueAtom).toasts,
  }
}

test('notifications that arrived before the connection show without a toast', async () => {
  const { known, arrive, receiveList, unread, listed, toasts } = await openConnection()
  const late = arrive()
  receiveList([late, known])
  await expect.poll(unread).toContain(late.id)
  await expect.poll(listed).toContain(late.id)
  expect(toasts()).toEqual([])
})

test('the toast of a live notification says who and what, below the documented text', async () => {
  const { known, receive, toasts } = await openConnection()
  receive({
    ...known,
    id: crypto.randomUUID(),
    type: 'TEAM_JOIN',
    title: 'Novo membro',
    body: 'bia entrou no PRO.',
  })
  expect(toasts()[0]).toMatchObject({
    title: 'Novo membro',
    message: 'Há uma atualização no seu time',
    description: 'bia entrou no PRO.',
  })
  const body = toInvitation(createMockDatabase(), createMockDatabase().invitations[0]!)
  receive({ ...known, id: crypto.randomUUID(), type: 'TEAM_INVITE', body })
  expect(toasts()[0]).toMatchObject({
    message: 'Você recebeu um convite para participar de um time',
    description: `${body.userWhoInvited.nick} chamou você para o ${body.team.name}.`,
  })
})

test('nothing is new that the cache has, nor while the cache cannot be filled', async () => {
  const { store, known } = await openConnection()
  expect(await store.set(newNotificationsAtom, [known])).toEqual([])
  const failing = openStore({ fail: { listUnreadNotifications: { status: 500, code: 'INTERNAL_ERROR' } } })
  expect(await failing.set(newNotificationsAtom, [known])).toEqual([])
})

test.each([
  ['TEAM_INVITE', 'Você recebeu um convite para participar de um time'],
  ['TEAM_UPDATE', 'Há uma atualização no seu time'],
  ['NEW_MESSAGE', 'Você recebeu uma nova mensagem'],
  ['FRIEND_REQUEST', 'Você recebeu uma solicitação de amizade'],
  ['SCHEDULE_INVITE', 'Treino na terça'],
])('the toast of a live %s says: %s', async (type, message) => {
  const { known, receive, toasts } = await openConnection()
  receive({ ...known, type: type as typeof known.type, title: 'Título', body: 'Treino na terça' })
  expect(toasts()).toMatchObject([{ title: 'Título', message }])
})

test('a private communication is a message of its sender, one to the team has its own text', async () => {
  const { known, receive, toasts } = await openConnection()
  const announced = { ...known, type: 'ANNOUNCE_NEW' as const, body: 'Treino na terça' }
  receive({ ...announced, player: null })
  receive({ ...announced, player: { nick: 'ana' } })
  expect(toasts()).toMatchObject([
    { message: 'Você recebeu uma nova mensagem' },
    { message: 'Treino na terça' },
  ])
})

test.each([
  ['a direct message', { player: null }],
  [
    'a mention in the group of a team',
    { player: null, teamTag: 'PRO', teamId: '01989d2e-6a53-7c11-9a55-2f4f0c9d0200' },
  ],
  ['an attachment', { player: null, body: 'Enviou um anexo.' }],
])('%s has the documented line of messages, with its text below', async (_, change) => {
  const { known, receive, toasts } = await openConnection()
  const conversationId = '01989d2e-6a53-7c11-9a55-2f4f0c9d0900'
  const message = { ...known, type: 'ANNOUNCE_NEW' as const, title: 'Mensagem de ana', body: 'Oi', ...change }
  receive({ ...message, conversationId })
  expect(toasts()).toMatchObject([
    {
      title: 'Mensagem de ana',
      message: 'Você recebeu uma nova mensagem',
      description: message.body,
    },
  ])
})

test('a notification without texts has the documented ones', async () => {
  const { known, receive, toasts } = await openConnection()
  receive({ ...known, type: 'ANNOUNCE_NEW', title: '', body: '' })
  expect(toasts()).toMatchObject([
    {
      title: 'Nova notificação',
      message: 'Nova notificação chegou',
      description: 'Você recebeu uma nova notificação',
    },
  ])
})

test('a refused session ends here too, and is no connection problem', async () => {
  const { store, refuse, toasts } = await openConnection()
  refuse('TOKEN_EXPIRED')
  expect(store.get(tokenAtom)).toBeNull()
  expect(toasts()).toMatchObject([{ title: 'Não Autenticado' }])
})

test.each(['TOKEN_EXPIRED', 'TOKEN_INVALID', 'UNAUTHENTICATED'])(
  'a refusal of the session before (%s) that arrives after a new log-in leaves the new one alone',
  async (code) => {
    const { store, refuse, reconnect, toasts } = await openConnection()
    store.set(tokenAtom, mockTokenOf(1))
    refuse(code)
    expect(store.get(tokenAtom)).toBe(mockTokenOf(1))
    expect(toasts()).toEqual([])
    // The socket is refused again once it has asked for the new token.
    reconnect()
    refuse(code)
    expect(store.get(tokenAtom)).toBeNull()
  },
)

test('a socket refused for another reason keeps the session without a warning; a lost network has one', async () => {
  const { store, refuse, reconnectInVain, toasts } = await openConnection()
  refuse('FORBIDDEN')
  expect(toasts()).toEqual([])
  reconnectInVain()
  expect(toasts()).toMatchObject([{ title: 'Problema de conexão' }])
  expect(store.get(tokenAtom)).not.toBeNull()
})
