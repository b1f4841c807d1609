import { findProfanity, findProfanityInUrl, profanityMessage, profanityUrlMessage } from '@convoca/sdk/text'
import type { z } from 'zod'

type Context = Pick<z.RefinementCtx, 'addIssue'>

/** Refuses an inappropriate word and names it (part 2 §5, profanity filter); `field` is what the form calls the field. */
export const noProfanity = (field: string, path: string[] = []) =>
  refuse(findProfanity, profanityMessage, field, path)

/** The same for an address: its host and its path are each checked. */
export const noProfanityInUrl = (field: string) => refuse(findProfanityInUrl, profanityUrlMessage, field, [])

function refuse(
  find: typeof findProfanity,
  sentence: typeof profanityMessage,
  field: string,
  path: string[],
) {
  return (text: string, context: Context) => {
    const word = find(text)
    if (word !== null) context.addIssue({ code: 'custom', path, message: sentence(field, word) })
  }
}
