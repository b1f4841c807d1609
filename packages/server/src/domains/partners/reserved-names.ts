import { domainToUnicode } from 'node:url'
import { isStaffNick } from '@convoca/contract/rules'
import { foldLookalikes } from '@convoca/sdk/text'

const OWN_NAME = 'convoca'

/** Whether one letter that is added, left out or another one, or two that changed places, make one word of the other. */
function isWithinOneEdit(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  const [rest, otherRest] = [word.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

const resembles = (word: string): boolean => isWithinOneEdit(word.replaceAll(/(.)\1+/g, '$1'), OWN_NAME)

/** Words that the platform's own pages would add to its name. */
const isOwnWord = (word: string): boolean => resembles(word) || isStaffNick(word)

/**
 * Whether users would take the name of a site for the platform's: one of its words looks like *Convoca*, also with spaces in it
 * or with a word of the staff in front or behind, or all of them are the staff's. Longer words that begin alike
 * (*Convocados*) are Portuguese, and anybody's.
 */
export function looksLikeOurs(name: string): boolean {
  const words = foldLookalikes(name)
  if (words.length === 0) return false
  const joined = words.join('')
  return (
    resembles(joined) ||
    words.some((word) => resembles(word) || (word.startsWith(OWN_NAME) && isStaffNick(word))) ||
    words.some((word, index) => resembles(spelledOut(words.slice(index), word))) ||
    words.every(isOwnWord)
  )
}

/** The single letters that a name has from here on, as one word: *c o n v o c a*. */
function spelledOut(words: readonly string[], first: string): string {
  if (first.length > 1) return ''
  const end = words.findIndex((word) => word.length > 1)
  return words.slice(0, end === -1 ? undefined : end).join('')
}

/** Whether a host looks so, label by label, which `URL` writes in Punycode. */
export function hostLooksLikeOurs(host: string): boolean {
  const labels = domainToUnicode(host).split('.').slice(0, -1)
  return labels.some(looksLikeOurs)
}
