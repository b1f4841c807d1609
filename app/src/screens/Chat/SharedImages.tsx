import { useMedia } from '@convoca/ui'
import type { ChatImage, ChatMessage } from '@convoca/ui'
import styles from './ChatScreen.module.css'

/** Pictures that are shown at once. */
const most = 6

export interface SharedImagesProps {
  messages: readonly ChatMessage[]
  onOpen: (messageId: string, place: number) => void
}

/** The latest pictures of the part of a conversation that has been read. */
export function SharedImages({ messages, onOpen }: SharedImagesProps) {
  const images = messages
    .flatMap(({ id, images: own = [] }) => own.map((image, place) => ({ id, place, image })))
    .toReversed()
  if (images.length === 0) return null
  return (
    <section aria-labelledby="chat-images">
      <h3 id="chat-images" className={styles.label}>
        Imagens
      </h3>
      <div className={styles.shared}>
        {images.slice(0, most).map(({ id, place, image }, index) => (
          <button
            key={`${id} ${place}`}
            type="button"
            className={styles.sharedImage}
            aria-label={`Abrir imagem ${index + 1}`}
            onClick={() => onOpen(id, place)}
          >
            <Thumbnail image={image} />
          </button>
        ))}
      </div>
    </section>
  )
}

function Thumbnail({ image }: { image: ChatImage }) {
  const { url } = useMedia(image.url)
  return url === undefined ? null : <img src={url} alt="" decoding="async" />
}
