import { createAnnouncement, deleteAnnouncement, listAnnouncements } from '@convoca/sdk/core'
import type { Convoca, Input } from '@convoca/sdk/core'
import { atomWithWrite, refetchOnSuccess } from './mutation.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

const keyOf = (id: string) => ['championship', id, 'announcements'] as const

/** The announcements of the organisers, the latest first. */
export const announcementsQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => listAnnouncements(convoca, { id }, { signal }),
  })
export const announcementsAtom = atomsWithQuery(announcementsQuery)

const refreshed = refetchOnSuccess(({ id }: { id: string }) => [keyOf(id)])

export const createAnnouncementAtom = atomWithWrite(
  'createAnnouncement',
  (convoca, { id, ...body }: { id: string } & Input<'createAnnouncement'>['body']) =>
    createAnnouncement(convoca, { id, body }),
  refreshed,
)

export const deleteAnnouncementAtom = atomWithWrite(
  'deleteAnnouncement',
  (convoca, { id, announcementId }: { id: string; announcementId: string }) =>
    deleteAnnouncement(convoca, { id, announcementId }),
  refreshed,
)
