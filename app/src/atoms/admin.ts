import {
  addGame,
  answerTicket,
  closeQueuedTicket,
  decideReport,
  listAuditLog,
  listReports,
  listTicketQueue,
  listUsers,
  readQueuedTicket,
  restoreUser,
  suspendUser,
  takeTicket,
  warnUser,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { gamesKey } from './games.ts'
import { atomWithWrite, refetchOnSettled, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, polledEveryMinute, queryOptions } from './query.ts'

export type AdminUser = Schemas['AdminUser']
export type AdminTicketDetail = Schemas['AdminTicketDetail']
export type ModerationReport = Schemas['ModerationReport']
export type TicketQueue = Schemas['TicketQueue']

export const adminKey = ['admin'] as const
/** Several people work on the same lists: they are read again whenever they are shown. */
const shared = { placeholderData: keepPreviousData, staleTime: 0, ...polledEveryMinute }

const ticketQueueQuery = (convoca: Convoca, query: { queue: TicketQueue; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'tickets', query],
    queryFn: ({ signal }) => listTicketQueue(convoca, query, { signal }),
    ...shared,
  })
export const ticketQueueAtom = atomsWithQuery(ticketQueueQuery)

const queuedTicketQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'ticket', id],
    queryFn: ({ signal }) => readQueuedTicket(convoca, { id }, { signal }),
    staleTime: 0,
    ...polledEveryMinute,
  })
export const queuedTicketAtom = atomsWithQuery(queuedTicketQuery)

const reportsQuery = (convoca: Convoca, query: { status: Schemas['ReportStatus']; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'reports', query],
    queryFn: ({ signal }) => listReports(convoca, query, { signal }),
    ...shared,
  })
export const reportsAtom = atomsWithQuery(reportsQuery)

const usersQuery = (convoca: Convoca, query: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...adminKey, 'users', query],
    queryFn: ({ signal }) => listUsers(convoca, query, { signal }),
    ...shared,
  })
export const adminUsersAtom = atomsWithQuery(usersQuery)

const auditQuery = (convoca: Convoca, query: Input<'listAuditLog'>) =>
  queryOptions({
    queryKey: [...adminKey, 'audit', query],
    queryFn: ({ signal }) => listAuditLog(convoca, query, { signal }),
    ...shared,
  })
export const auditAtom = atomsWithQuery(auditQuery)

const refetched = refetchOnSettled(() => [adminKey])

export const answerTicketAtom = atomWithWrite(
  'answerTicket',
  (convoca, { id, text }: { id: string; text: string }) => answerTicket(convoca, { id, body: { text } }),
  refetched,
)

export const takeTicketAtom = atomWithWrite(
  'takeTicket',
  (convoca, id: string) => takeTicket(convoca, { id }),
  refetched,
)

export const closeQueuedTicketAtom = atomWithWrite(
  'closeQueuedTicket',
  (convoca, id: string) => closeQueuedTicket(convoca, { id }),
  refetched,
)

export const decideReportAtom = atomWithWrite(
  'decideReport',
  (convoca, { id, ...body }: Input<'decideReport'>['body'] & { id: string }) =>
    decideReport(convoca, { id, body }),
  refetched,
)

export const warnUserAtom = atomWithWrite(
  'warnUser',
  (convoca, { id, reason }: { id: string; reason: string }) => warnUser(convoca, { id, body: { reason } }),
  refetched,
)

export const suspendUserAtom = atomWithWrite(
  'suspendUser',
  (convoca, { id, ...body }: Input<'suspendUser'>['body'] & { id: string }) =>
    suspendUser(convoca, { id, body }),
  refetched,
)

export const restoreUserAtom = atomWithWrite(
  'restoreUser',
  (convoca, id: string) => restoreUser(convoca, { id }),
  refetched,
)

export const addGameAtom = atomWithWrite(
  'addGame',
  (convoca, body: Input<'addGame'>['body']) => addGame(convoca, { body }),
  refetchOnSuccess(() => [gamesKey, adminKey]),
)

export interface GamePicture extends Pick<Picture, 'base64' | 'files'> {
  gameId: string
  businessType: 'GAMES_ICON' | 'GAMES_IMAGE'
}

const gamesRefetched = refetchOnSuccess(() => [gamesKey])

export const saveGamePictureAtom = atomWithWrite(
  'saveGamePicture',
  (convoca, { gameId, ...picture }: GamePicture) =>
    savePicture(convoca, { ...picture, entityType: 'GAME', entityId: gameId }),
  gamesRefetched,
)

export const removeGamePictureAtom = atomWithWrite(
  'removeGamePicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  gamesRefetched,
)
