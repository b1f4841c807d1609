import { findProfanity } from '@convoca/sdk/text'

/** Stands for a hidden word, whatever its length. */
const hidden = '•••'

/** Text is checked word by word, and words repeat. */
const known = new Map<string, boolean>()

function isProfane(word: string): boolean {
  const isKnown = known.get(word)
  if (isKnown !== undefined) return isKnown
  const found = !word.startsWith('https:') && findProfanity(word) !== null
  known.set(word, found)
  return found
}

/** The text without its inappropriate words; empty where one is spelled out over several. */
export function maskProfanity(text: string): string {
  const masked = text.replace(/\S+/g, (word) => (isProfane(word) ? hidden : word))
  const words = masked.split(/\s+/).filter((word) => !word.startsWith('https:') && word !== hidden)
  return isProfane(words.join(' ')) ? hidden : masked
}
