import { truncate } from '@convoca/sdk/text'
import type { Context, Quote } from '../../context.ts'
import { deliveryOf } from './push-delivery.ts'
import { findQuoting } from './quotes-repository.ts'

/** Characters that a notification shows of a text. */
const MAX_QUOTED = 280
const attachmentOnly = 'Enviou um anexo.'

const shorten = (text: string): string => truncate(text, MAX_QUOTED)

/** A quoted text as a notification's body. */
export function toQuotedBody(quoted: string | string[]): string | string[] {
  if (typeof quoted !== 'string') return quoted.map(shorten)
  return quoted === '' ? attachmentOnly : shorten(quoted)
}

/**
 * After an edit or before a deletion of a text: clients that show it read their notifications again, and devices on which it
 * may still be seen get it replaced without a sound.
 */
export async function refreshQuoting(context: Context, quote: Quote): Promise<void> {
  const quoting = await findQuoting(context.db, quote)
  if (quoting.length === 0) return
  await context.realtime.publishNotificationsChange(context, ...quoting.map(({ userId }) => userId))
  const pushed = quoting.filter((row) => !row.is_read && deliveryOf(row) !== null)
  await context.push.send(context, pushed, { isReplacement: true })
}
