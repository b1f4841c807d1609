'use client'

import type { ChatImage } from '../chat.ts'
import { useMedia } from '../useMedia.ts'
import type { MessageActions } from './message-actions.ts'
import styles from './MessageBubble.module.css'

interface MessageImagesProps {
  /** The message's. */
  id: string
  images: readonly ChatImage[]
  /** Name of one without a text of its own. */
  label: string
  onOpen: MessageActions['onOpenImage']
}

/** The pictures of a message: one alone in its proportions, several in a grid. */
export function MessageImages({ id, images, label, onOpen }: MessageImagesProps) {
  return (
    <div className={styles.images} data-count={Math.min(images.length, 3)}>
      {images.map((image, place) => (
        <OneImage
          key={place}
          image={image}
          label={images.length === 1 ? label : `${label} ${place + 1}`}
          onOpen={onOpen && (() => onOpen(id, place))}
        />
      ))}
    </div>
  )
}

interface OneImageProps {
  image: ChatImage
  label: string
  onOpen: (() => void) | undefined
}

function OneImage({ image, label, onOpen }: OneImageProps) {
  const { url } = useMedia(image.url)
  const { alt = label, width, height } = image
  const shown =
    url === undefined ? (
      <span
        role="img"
        aria-label={alt}
        className={styles.image}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    ) : (
      <img className={styles.image} src={url} alt={alt} width={width} height={height} decoding="async" />
    )
  if (onOpen)
    return (
      <button type="button" className={styles.frame} onClick={onOpen}>
        {shown}
      </button>
    )
  return url === undefined ? (
    shown
  ) : (
    <a className={styles.frame} href={url} target="_blank" rel="noreferrer">
      {shown}
    </a>
  )
}
