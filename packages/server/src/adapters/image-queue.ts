import { DomainError } from '../errors.ts'

/** Pictures decoded at a time, of different accounts. */
const DECODING = 2
/** Pictures and bytes that wait for it, of everybody and of one account. */
const WAITING = 24
const WAITING_BYTES = 32 * 1024 * 1024
const WAITING_OF_ACCOUNT = 8
const RETRY_SECONDS = 5

interface WaitingTask {
  account: string
  bytes: number
  start: () => Promise<void>
}

export interface ImageQueue {
  /** Rejects at once where too much is waiting. */
  add<T>(account: string, bytes: number, task: () => Promise<T>): Promise<T>
}

/** Runs a few tasks at a time, one of each account; the others wait for their turn. */
export function createImageQueue(): ImageQueue {
  const waiting: WaitingTask[] = []
  const runningAccounts = new Set<string>()

  function startNext(): void {
    while (runningAccounts.size < DECODING) {
      const index = waiting.findIndex(({ account }) => !runningAccounts.has(account))
      const [next] = index === -1 ? [] : waiting.splice(index, 1)
      if (next === undefined) return
      runningAccounts.add(next.account)
      void next.start().finally(() => {
        runningAccounts.delete(next.account)
        startNext()
      })
    }
  }

  function refuseOverload(account: string, bytes: number): void {
    const ofAccount = waiting.filter((task) => task.account === account).length
    if (ofAccount >= WAITING_OF_ACCOUNT) {
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds: RETRY_SECONDS })
    }
    const waitingBytes = waiting.reduce((sum, task) => sum + task.bytes, bytes)
    if (waiting.length >= WAITING || waitingBytes > WAITING_BYTES) {
      throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS })
    }
  }

  return {
    add: async (account, bytes, task) => {
      refuseOverload(account, bytes)
      return new Promise((resolve, reject) => {
        waiting.push({ account, bytes, start: () => task().then(resolve, reject) })
        startNext()
      })
    },
  }
}
