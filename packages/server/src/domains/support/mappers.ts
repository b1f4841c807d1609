import { truncate } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import type { MessageRow } from './repository.ts'

const MAX_EXCERPT = 200

/** The beginning of a ticket's text, as lists and notifications show it. */
export const toExcerpt = (text: string | null): string => truncate(text ?? '', MAX_EXCERPT)

/** A message of a ticket; the staff has no names for users. */
export function toTicketMessage(row: MessageRow, isForStaff: boolean): Schemas['TicketMessage'] {
  return {
    id: row.id,
    text: row.body,
    is_staff: row.is_staff,
    author: row.is_staff && !isForStaff ? null : row.author,
    attachment: row.attachment,
    created_at: row.created_at.toISOString(),
  }
}

interface Times {
  created_at: Date
  updated_at: Date
}

/** The row with the times as the contract writes them. */
export function withTimes<Row extends Times>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}
