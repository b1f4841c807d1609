import { matchesSearch } from '../../primitives/text-search/text-search.ts'
import type { ChatSender } from '../chat.ts'

/** Most people that are suggested at once. */
const MAX_FOUND = 6

/** The nick that is being written before the caret: where its `@` is, and what has been typed of it. */
export function findMention(text: string, caret: number): { at: number; typed: string } | undefined {
  const match = /(?:^|\s)@([\w.-]*)$/u.exec(text.slice(0, caret))
  const typed = match?.[1]
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed }
}

export const suggestPeople = (people: readonly ChatSender[], typed: string) =>
  people.filter(({ name }) => matchesSearch(name, typed)).slice(0, MAX_FOUND)
