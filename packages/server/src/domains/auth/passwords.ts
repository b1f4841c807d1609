import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../../context.ts'

export interface PasswordCost {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (about 12 ms). */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at once: each takes a thread and 19 MiB. */
const CONCURRENCY = 2

/** Runs at most `limit` tasks at once, the others in order. */
function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: Array<() => void> = []
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // Handed over directly, so that a new task cannot overtake the waiting ones.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** Keyboards compose accents differently. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}

export function createPasswords(cost = recommendedCost): Passwords {
  const enqueue = createQueue(CONCURRENCY)
  const decoy = enqueue(() => hash('a password nobody has', cost))
  decoy.catch(() => undefined)
  return {
    hash: (password) => enqueue(() => hash(normalise(password), cost)),
    verify: async (passwordHash, password) => {
      const known = passwordHash ?? (await decoy)
      const matches = await enqueue(() => verify(known, normalise(password)))
      return matches && passwordHash !== null
    },
  }
}
