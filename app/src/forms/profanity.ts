import { findProfanity, findProfanityInUrl, profanityMessage, profanityUrlMessage } from '@convoca/sdk/text'
import type { z } from 'zod'

type Context = Pick<z.RefinementCtx, 'addIssue'>

/** A refinement that rejects and names profanity (docs/product.md#profanity); `field` is the field's label. */
export const noProfanity = (field: string, path: string[] = []) =>
  rejectWord(findProfanity, profanityMessage, field, path)

/** Refuses a URL with such words; its host and path are checked apart. */
export const noProfanityInUrl = (field: string) =>
  rejectWord(findProfanityInUrl, profanityUrlMessage, field, [])

function rejectWord(
  find: typeof findProfanity,
  getMessage: typeof profanityMessage,
  field: string,
  path: string[],
) {
  return (text: string, context: Context) => {
    const word = find(text)
    if (word !== null) context.addIssue({ code: 'custom', path, message: getMessage(field, word) })
  }
}
