import { LRUCache } from 'lru-cache'

/** The answer of the API to a page's call. */
export interface Answer {
  status: number
  headers: readonly [name: string, value: string][]
  body: Uint8Array<ArrayBuffer>
}

/** The greatest age of an answer, in milliseconds. A page that is kept for 3 seconds more shows a change after 5. */
const MAX_AGE = 2000
const MAX_KEPT = 500

export interface PageData {
  /** The answer to this call of a guest's page, asked for once for all pages that need it together. */
  read: (url: string, ask: () => Promise<Answer>) => Promise<Answer>
  /** Drops every answer, also those that are under way. */
  clear: () => void
}

/** Keeps what the API answers for a moment: many pages show the same games, teams and counts. */
export function createPageData(): PageData {
  const kept = new LRUCache<string, Promise<Answer>>({ ttl: MAX_AGE, max: MAX_KEPT })

  function start(url: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask()
    const drop = () => {
      if (kept.peek(url) === answer) kept.delete(url)
    }
    kept.set(url, answer)
    // A thing that is missing or refused now may be there with the next page.
    answer.then(({ status }) => status !== 200 && drop(), drop)
    return answer
  }

  return { read: (url, ask) => kept.get(url) ?? start(url, ask), clear: () => kept.clear() }
}
