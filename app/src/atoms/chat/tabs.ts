export interface Tabs<Message> {
  /** Posts to the other tabs. */
  post(message: Message): void
  leave(): void
}

export interface TabsOptions<Message> {
  /** The name that all tabs have which belong together. */
  name: string
  onMessage: (message: Message) => void
  /** This tab is the one that holds the connection, until it is closed; returns the cleanup. */
  onLead: () => () => void
}

/** One tab leads at a time: the next one does when it is closed. Without locks (no HTTPS), each tab leads itself. */
export function joinTabs<Message>({ name, onMessage, onLead }: TabsOptions<Message>): Tabs<Message> {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  channel?.addEventListener('message', ({ data }: { data: Message }) => onMessage(data))
  const leaving = new AbortController()
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = onLead()
      leaving.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
  else void lead()
  return {
    post: (message) => {
      // A task that ends after the tab has left has nobody to tell.
      if (!leaving.signal.aborted) channel?.postMessage(message)
    },
    leave: () => {
      leaving.abort()
      channel?.close()
    },
  }
}
