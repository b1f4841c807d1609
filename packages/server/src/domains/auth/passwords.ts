import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../../context.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (about 12 ms). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most `limit` tasks at once, the others in order: each hash holds a thread and 19 MiB. */
function limited(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: Array<() => void> = []
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The slot passes straight to the next in line, so a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** The same password typed on two keyboards is one password. */
function normalised(password: string): string {
  return password.normalize('NFKC')
}

export function createPasswords(concurrency = 2): Passwords {
  const slot = limited(concurrency)
  const decoy = slot(() => hash('a password nobody has', options))
  decoy.catch(() => undefined)
  return {
    hash: (password) => slot(() => hash(normalised(password), options)),
    verify: async (passwordHash, password) => {
      const known = passwordHash ?? (await decoy)
      const matches = await slot(() => verify(known, normalised(password)))
      return matches && passwordHash !== null
    },
  }
}
