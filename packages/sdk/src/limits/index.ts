/**
 * The limits of what is sent, by the name of the body and its field: characters of a text as people count them (a letter with its
 * accent, an emoji with its parts are one), the range of a number, the entries of a list.
 *
 * ```ts
 * import * as limits from '@convoca/sdk/limits'
 * limits.TeamInput.name.max // 50
 * ```
 */
export * from '../generated/limits.ts'
