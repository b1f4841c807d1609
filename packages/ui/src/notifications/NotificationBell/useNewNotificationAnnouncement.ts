'use client'

import { useState } from 'react'

/**
 * A text for a live region: empty until an unread one comes that is newer than all before. What was unread at the first
 * reading is no news, nor is what was put back.
 */
export function useNewNotificationAnnouncement(
  unreadCount: number | undefined,
  newestUnread: string | undefined,
  news: (unread: number) => string,
): string {
  const [known, setKnown] = useState<{ count: number; newest: number; announced: number }>()
  if (unreadCount === undefined) return ''
  const read = newestUnread === undefined ? Number.NaN : Date.parse(newestUnread)
  const newest = Number.isNaN(read) ? 0 : read
  if (known?.count === unreadCount && newest <= known.newest)
    return known.announced > 0 ? news(known.announced) : ''
  const isNews = known !== undefined && newest > known.newest
  setKnown({
    count: unreadCount,
    newest: Math.max(newest, known?.newest ?? 0),
    announced: isNews ? unreadCount : 0,
  })
  return ''
}
