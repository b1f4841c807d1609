import { splitLinks } from './split-links.ts'
import styles from './MessageBubble.module.css'

/** A text whose `https:` addresses are links. Nothing of them is fetched for a preview. */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      <span key={place}>{part}</span>
    ) : (
      <a key={place} className={styles.link} href={href} target="_blank" rel="noreferrer nofollow ugc">
        {part}
      </a>
    ),
  )
}
