/** Milliseconds without a sign of the user until they are away, and between two signs that are posted to other tabs. */
const idleAfter = 5 * 60_000
const postedEvery = 15_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

type Activity = 'online' | 'away'

interface ActivityOptions {
  onChange: (activity: Activity) => void
  /** The user was active in this tab: others count it as theirs. */
  onSign: () => void
}

/** Follows whether the user is at the screen, in this tab or, by `stay`, in another. */
function watchActivity({ onChange, onSign }: ActivityOptions) {
  let activity: Activity = 'online'
  let postedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: Activity) => {
    if (next === activity) return
    activity = next
    onChange(next)
  }
  const stay = () => {
    clearTimeout(timer)
    timer = setTimeout(() => set('away'), idleAfter)
    set('online')
  }
  const sign = () => {
    const now = Date.now()
    if (activity === 'online' && now - postedAt < postedEvery) return
    postedAt = now
    stay()
    onSign()
  }
  for (const type of signs) window.addEventListener(type, sign, { passive: true })
  stay()
  return {
    get: () => activity,
    stay,
    stop: () => {
      clearTimeout(timer)
      for (const type of signs) window.removeEventListener(type, sign)
    },
  }
}

interface PresenceOptions {
  /** Sends to the server, in the tab that holds the connection. */
  send: (activity: Activity, shownId: string | null) => void
  postToTabs: (shownId: string | null) => void
}

/** The user's presence over all tabs: the one that was used last says which conversation is on screen. */
export function followPresence({ send, postToTabs }: PresenceOptions) {
  let shownId: string | null = null
  const sendCurrent = () => send(activity.get(), shownId)
  const activity = watchActivity({ onChange: sendCurrent, onSign: () => postToTabs(shownId) })
  return {
    send: sendCurrent,
    /** A conversation has come on screen in this tab, or none is. */
    show: (conversationId: string | null) => {
      shownId = conversationId
      postToTabs(conversationId)
      sendCurrent()
    },
    activeElsewhere: (conversationId: string | null) => {
      shownId = conversationId
      activity.stay()
      sendCurrent()
    },
    stop: activity.stop,
  }
}
