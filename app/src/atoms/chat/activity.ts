/** Milliseconds without a sign of the user until they are away, and between two signs that are told to other tabs. */
const idleAfter = 5 * 60_000
const toldEvery = 15_000

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
  let toldAt = 0
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
    if (activity === 'online' && now - toldAt < toldEvery) return
    toldAt = now
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
  /** To the server, where this tab holds the connection. */
  tell: (activity: Activity, shownId: string | null) => void
  tellTabs: (shownId: string | null) => void
}

/** The user's presence over all tabs: the one that was used last says which conversation is on screen. */
export function followPresence({ tell, tellTabs }: PresenceOptions) {
  let shownId: string | null = null
  const tellAll = () => tell(activity.get(), shownId)
  const activity = watchActivity({ onChange: tellAll, onSign: () => tellTabs(shownId) })
  return {
    tell: tellAll,
    /** A conversation has come on screen in this tab, or none is. */
    show: (conversationId: string | null) => {
      shownId = conversationId
      tellTabs(conversationId)
      tellAll()
    },
    activeElsewhere: (conversationId: string | null) => {
      shownId = conversationId
      activity.stay()
      tellAll()
    },
    stop: activity.stop,
  }
}
