import { readOrganizerRecord } from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import { atomsWithQuery, queryOptions } from './query.ts'

export type OrganizerRecord = Schemas['OrganizerRecord']

/** The prizes that an organiser has promised and kept. */
export const organizerRecordQuery = (convoca: Convoca, id: string) =>
  queryOptions({
    queryKey: ['payment', 'record', id],
    queryFn: ({ signal }) => readOrganizerRecord(convoca, { id }, { signal }),
  })
export const organizerRecordAtom = atomsWithQuery(organizerRecordQuery)
