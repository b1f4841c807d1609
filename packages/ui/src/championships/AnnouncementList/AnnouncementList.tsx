'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { useTimeZone } from '../../primitives/time-zone/time-zone.ts'
import { type AnnouncementItem, announcementListTexts } from './announcement.ts'
import styles from './AnnouncementList.module.css'

export type AnnouncementListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Newest first. */
  announcements: readonly AnnouncementItem[]
  /** Shown before a button that shows the others; default all. */
  first?: number | undefined
  /** Deletes one: ask before. Without it there is no button. */
  onDelete?: ((announcement: AnnouncementItem) => void) | undefined
  /** Ids of those that are being deleted: their buttons are pending. */
  deletingIds?: readonly string[] | undefined
}

/** The announcements of a championship's organisers. A panel with the heading is around it. */
export function AnnouncementList(props: AnnouncementListProps) {
  const { announcements, first, onDelete, deletingIds = [], className, ...rest } = props
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || first === undefined ? announcements : announcements.slice(0, first)
  const left = announcements.length - shown.length
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <ul aria-label="Avisos" className={styles.list}>
        {shown.map((announcement) => (
          <li key={announcement.id} className={styles.item}>
            <Announcement announcement={announcement} />
            {onDelete && (
              <Button
                size="small"
                variant="ghost"
                className={styles.remove}
                disabled={deletingIds.includes(announcement.id)}
                aria-label={announcementListTexts.removeOf(announcement.title)}
                onClick={() => onDelete(announcement)}
              >
                Excluir
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {announcementListTexts.more(left)}
        </Button>
      )}
    </div>
  )
}

interface AnnouncementProps {
  announcement: AnnouncementItem
}

function Announcement({ announcement }: AnnouncementProps) {
  const { title, body, author, createdAt } = announcement
  const at = new Date(useTimeZone()(createdAt))
  return (
    <article className={styles.text}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>{body}</p>
      <p className={styles.foot}>
        {author !== undefined && <span>{`${author} · `}</span>}
        <time dateTime={createdAt}>{announcementListTexts.when(at)}</time>
      </p>
    </article>
  )
}
