import {
  addConversationMember,
  answerMessageRequest,
  blockUser,
  createConversation,
  deleteConversationPicture,
  leaveConversation,
  listBlockedUsers,
  listConversations,
  markConversationRead,
  muteConversation,
  readConversation,
  removeConversationMember,
  transferConversation,
  unblockUser,
  updateConversation,
  updateConversationPicture,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { ChatEvent } from '@convoca/sdk/realtime'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, tokenAtom } from '../client.ts'
import { atomWithWrite, refetchOnSuccess } from '../mutation.ts'
import { queryOptions } from '../query.ts'

export type Conversation = Schemas['Conversation']
type Rows = readonly Conversation[]
type ReadPosition = Schemas['ReadPosition']
type PresenceChange = Extract<ChatEvent, { kind: 'presence' }>['presence']

export const conversationsKey = ['chat', 'conversations'] as const

/** Conversations per call, and calls at most: a user with more finds the others by opening them. */
const perPage = 80
const MAX_PAGES = 5

/** A conversation that was begun and has no message stands above the others, a team's group without one below them. */
const getPosition = ({ last_message_at: at, team_id: teamId }: Conversation) =>
  at ?? (teamId === null ? '9' : '')

/** Sorts as the list is sorted: by the latest message. */
const byLatest = (a: Conversation, b: Conversation) => getPosition(b).localeCompare(getPosition(a))

/** Events received meanwhile are newer than the fetched row, except for presence; read marks only go forward. */
function pickNewer(fetched: Conversation, cached: Conversation | undefined): Conversation {
  if (cached === undefined) return fetched
  if (cached.lastChange > fetched.lastChange || cached.lastReadSequence > fetched.lastReadSequence)
    return { ...cached, status: fetched.status, presences: fetched.presences }
  return cached.reads.reduce(advanceRead, fetched)
}

/** Up to where another member has read; a mark that comes late does not take it back. */
const advanceRead = (row: Conversation, { userId, sequence }: ReadPosition): Conversation => ({
  ...row,
  reads: row.reads.map((read) =>
    read.userId === userId ? { ...read, sequence: Math.max(read.sequence, sequence) } : read,
  ),
})

/**
 * Whether it has no messages and the server does not list it: a direct conversation without one is listed only to the person who began it, and
 * that of a match to nobody. Whoever has opened it by its address keeps it.
 */
const isUnlisted = ({ isGroup, ownerId, team_id: teamId, last_message_at: at }: Conversation): boolean =>
  at === null && (!isGroup || (ownerId === null && teamId === null))

/** The latest, and whether there are no others. */
async function readLatest(convoca: Convoca, signal: AbortSignal) {
  const rows: Conversation[] = []
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, nextCursor } = await listConversations(convoca, { cursor, limit: perPage }, { signal })
    rows.push(...data)
    if (nextCursor === null) return { rows, isWhole: true }
    cursor = nextCursor
  }
  return { rows, isWhole: false }
}

const readCached = (client: QueryClient) =>
  new Map((client.getQueryData<Rows>(conversationsKey) ?? []).map((row) => [row.id, row]))

export const conversationsQuery = (convoca: Convoca, isSignedIn: boolean) =>
  queryOptions<Rows>({
    queryKey: conversationsKey,
    queryFn: async ({ client, signal }) => {
      const before = readCached(client)
      const { rows, isWhole } = await readLatest(convoca, signal)
      const cached = readCached(client)
      const fetched = rows.map((row) => pickNewer(row, cached.get(row.id)))
      for (const { id } of rows) cached.delete(id)
      // A conversation that was opened or has changed meanwhile is newer than a list without it.
      const isKept = (row: Conversation) =>
        !isWhole || isUnlisted(row) || row.lastChange !== before.get(row.id)?.lastChange
      return [...fetched, ...[...cached.values()].filter(isKept)].toSorted(byLatest)
    },
    enabled: isSignedIn,
  })

export const conversationsAtom = atomWithQuery((get) =>
  conversationsQuery(get(convocaAtom), get(tokenAtom) !== null),
)

const updateRows = (queries: QueryClient, change: (rows: Rows) => Rows) =>
  queries.setQueryData<Rows>(conversationsKey, (rows) => (rows === undefined ? rows : change(rows)))

/** Adds a conversation to the list, or replaces it there. */
export const putConversation = (queries: QueryClient, row: Conversation) =>
  updateRows(queries, (rows) => [row, ...rows.filter(({ id }) => id !== row.id)].toSorted(byLatest))

export const refreshConversations = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: conversationsKey })

/** After a write. A list that was asked for before it would undo it: it is asked for again. */
function putAndRefresh(queries: QueryClient, row: Conversation): void {
  putConversation(queries, row)
  void refreshConversations(queries)
}

/** Reads a conversation into the list that is not among the latest ones. */
export const ensureConversationAtom = atom(null, async (get, _set, id: string) => {
  const queries = get(queryClientAtom)
  const rows = await queries.ensureQueryData(conversationsQuery(get(convocaAtom), true))
  const known = rows.find((row) => row.id === id)
  if (known) return known
  const row = await readConversation(get(convocaAtom), { id })
  putConversation(queries, row)
  return row
})

/** The counter of a list and its badge ends here, as the server's does. */
const MAX_UNREAD = 1000

const timeFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

type Applied = Conversation | 'stale'

/** A message as a row shows it; one without a text is pictures or a recording. */
function toExcerpt({ content, attachments, deleted_at: deletedAt }: Schemas['Message']): string | null {
  if (deletedAt !== null) return null
  if (content !== '' || attachments.length === 0) return content
  if (attachments.some(({ kind }) => kind === 'VOICE')) return 'Mensagem de voz'
  return attachments.length === 1 ? 'Foto' : `${attachments.length} fotos`
}

function applyMessage(row: Conversation, message: Schemas['Message'], userId: string): Applied {
  const lastChange = Math.max(row.lastChange, message.change)
  if (message.sequence > row.lastSequence + 1) return 'stale'
  if (message.sequence < row.lastSequence) return { ...row, lastChange }
  const text = toExcerpt(message)
  if (message.sequence === row.lastSequence) return { ...row, lastChange, message: text }
  const isOwn = message.sender.id === userId
  return {
    ...row,
    lastChange,
    message: text,
    lastSenderId: message.sender.id,
    lastSequence: message.sequence,
    lastReadSequence: isOwn ? message.sequence : row.lastReadSequence,
    last_message_at: message.created_at,
    lastMessageTime: timeFormat.format(new Date(message.created_at)),
    unreadCount: isOwn ? 0 : Math.min(row.unreadCount + 1, MAX_UNREAD),
  }
}

function applyRead(row: Conversation, read: ReadPosition, userId: string): Applied {
  if (read.userId !== userId) return advanceRead(row, read)
  const { sequence } = read
  if (sequence <= row.lastReadSequence) return row
  if (sequence < row.lastSequence) return 'stale'
  return { ...row, lastReadSequence: sequence, unreadCount: 0 }
}

/** A conversation after an event; `stale` where only the server can tell how it is now. */
export function applyToConversation(row: Conversation, event: ChatEvent, userId: string): Applied {
  if (event.kind === 'message' || event.kind === 'edited') return applyMessage(row, event.message, userId)
  if (event.kind === 'read') return applyRead(row, event.read, userId)
  if (event.kind === 'deleted') {
    const { sequence, change } = event.deleted
    // Unread ones are counted without it.
    if (sequence > row.lastReadSequence && row.unreadCount > 0) return 'stale'
    const message = sequence === row.lastSequence ? null : row.message
    return { ...row, message, lastChange: Math.max(row.lastChange, change) }
  }
  return row
}

function applyPresence(row: Conversation, { userId, presence }: PresenceChange): Conversation {
  if (!row.members.some(({ id }) => id === userId)) return row
  const others = row.presences.filter((listed) => listed.userId !== userId)
  return {
    ...row,
    status: row.isGroup ? null : presence,
    presences: presence === 'offline' ? others : [...others, { userId, presence }],
  }
}

const idOf = (event: ChatEvent) => {
  if (event.kind === 'message' || event.kind === 'edited') return event.message.conversationId
  if (event.kind === 'deleted') return event.deleted.conversationId
  return event.kind === 'read' ? event.read.conversationId : undefined
}

/** Applies an event of the socket to the list. */
export function applyToConversations(queries: QueryClient, event: ChatEvent, userId: string): void {
  const rows = queries.getQueryData<Rows>(conversationsKey)
  if (rows === undefined) return
  if (event.kind === 'conversation') return void refreshConversations(queries)
  if (event.kind === 'presence') {
    updateRows(queries, (all) => all.map((row) => applyPresence(row, event.presence)))
    return
  }
  const id = idOf(event)
  const row = rows.find((listed) => listed.id === id)
  if (id === undefined) return
  const applied = row === undefined ? 'stale' : applyToConversation(row, event, userId)
  if (applied === 'stale') void refreshConversations(queries)
  else if (applied !== row) putConversation(queries, applied)
}

/** Unread messages of the conversations that are not muted. */
export const unreadMessagesAtom = atom((get) => {
  const rows = get(conversationsAtom).data ?? []
  return rows.reduce((sum, row) => sum + (row.mutedUntil === null ? row.unreadCount : 0), 0)
})

export const markReadAtom = atomWithWrite(
  'markConversationRead',
  (convoca, { id, sequence }: { id: string; sequence: number }) =>
    markConversationRead(convoca, { id, body: { sequence } }),
  {
    onMutate: ({ id, sequence }, { client }) =>
      updateRows(client, (rows) =>
        rows.map((row) =>
          row.id === id && sequence >= row.lastSequence
            ? { ...row, unreadCount: 0, lastReadSequence: sequence }
            : row,
        ),
      ),
    onError: (_error, _variables, _result, { client }) => refreshConversations(client),
  },
)

export const muteAtom = atomWithWrite(
  'muteConversation',
  (convoca, { id, until }: { id: string; until: string | null }) =>
    muteConversation(convoca, { id, body: { until } }),
  { onSuccess: (row, _variables, _result, { client }) => putAndRefresh(client, row) },
)

export const leaveAtom = atomWithWrite(
  'leaveConversation',
  (convoca, id: string) => leaveConversation(convoca, { id }),
  {
    onSuccess: (_left, id, _result, { client }) => {
      updateRows(client, (rows) => rows.filter((row) => row.id !== id))
      void refreshConversations(client)
      client.removeQueries({ queryKey: ['chat', 'messages', id] })
    },
  },
)

/** The answer to a stranger's message request. */
export const answerRequestAtom = atomWithWrite(
  'answerMessageRequest',
  (convoca, { id, isAccepted }: { id: string; isAccepted: boolean }) =>
    answerMessageRequest(convoca, { id, body: { isAccepted } }),
  {
    onSuccess: (_answered, { id, isAccepted }, _result, { client }) => {
      updateRows(client, (rows) =>
        isAccepted
          ? rows.map((row) => (row.id === id ? { ...row, isRequest: false } : row))
          : rows.filter((row) => row.id !== id),
      )
      void refreshConversations(client)
    },
  },
)

const blocksKey = ['chat', 'blocks'] as const

/** The people whom the user has blocked. */
export const blocksAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  return queryOptions({
    queryKey: blocksKey,
    queryFn: ({ signal }) => listBlockedUsers(convoca, {}, { signal }),
    enabled: get(tokenAtom) !== null,
  })
})

export const unblockAtom = atomWithWrite(
  'unblockUser',
  (convoca, userId: string) => unblockUser(convoca, { userId }),
  refetchOnSuccess(() => [blocksKey]),
)

export const blockAtom = atomWithWrite(
  'blockUser',
  (convoca, userId: string) => blockUser(convoca, { userId }),
  refetchOnSuccess(() => [blocksKey]),
)

/** The direct conversation with a user, which exists at most once. */
export const openDirectAtom = atomWithWrite(
  'createConversation',
  (convoca, userId: string) => createConversation(convoca, { body: { userIds: [userId], name: null } }),
  {
    onSuccess: (row, _userId, _result, { client }) => putAndRefresh(client, row),
  },
)

/** A group of the user's own, with whom it starts. */
export const createGroupAtom = atomWithWrite(
  'createGroup',
  (convoca, body: { userIds: string[]; name: string }) => createConversation(convoca, { body }),
  { onSuccess: (row, _variables, _result, { client }) => putAndRefresh(client, row) },
)

export type GroupChange =
  | { kind: 'name'; name: string }
  /** Null removes it. */
  | { kind: 'picture'; base64: string | null }
  | { kind: 'add' | 'remove' | 'owner'; userId: string }

function changeGroup(convoca: Convoca, id: string, change: GroupChange) {
  if (change.kind === 'name') return updateConversation(convoca, { id, body: { name: change.name } })
  if (change.kind === 'picture') {
    const { base64 } = change
    return base64 === null
      ? deleteConversationPicture(convoca, { id })
      : updateConversationPicture(convoca, { id, body: { base64 } })
  }
  const { kind, userId } = change
  if (kind === 'owner') return transferConversation(convoca, { id, body: { userId } })
  return kind === 'add'
    ? addConversationMember(convoca, { id, userId })
    : removeConversationMember(convoca, { id, userId })
}

/** The change of a group by its administrator. */
export const changeGroupAtom = atomWithWrite(
  'changeGroup',
  (convoca, { id, change }: { id: string; change: GroupChange }) => changeGroup(convoca, id, change),
  { onSuccess: (row, _variables, _result, { client }) => putAndRefresh(client, row) },
)
