import { useState } from 'react'

/** A text for a live region: empty until the count of unread ones rises, and silent when it falls. */
export function useNewsAnnouncement(unreadCount: number, news: (unread: number) => string): string {
  const [seen, setSeen] = useState(unreadCount)
  const [announced, setAnnounced] = useState(0)
  if (unreadCount !== seen) {
    setSeen(unreadCount)
    setAnnounced(unreadCount > seen ? unreadCount : 0)
  }
  return announced > 0 ? news(announced) : ''
}
