import { Button, useMedia } from '@convoca/ui'
import type { ChatImage } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { attachmentSourcesAtom } from '../../atoms/chat/attachments.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { imagesAtom } from '../../atoms/chat/images.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toChatMessages } from '../../mappers/chat.ts'
import { useImageViewer } from './useImageViewer.tsx'
import styles from './Details.module.css'

/** Pictures that are shown at first, two rows of three. */
const atFirst = 6

export interface SharedImagesProps {
  conversation: Conversation
  me: OwnProfile['entity']
}

function useSharedImages({ conversation, me }: SharedImagesProps) {
  const list = useQueryAtom(imagesAtom, conversation.id)
  const toSource = useAtomValue(attachmentSourcesAtom)
  const pages = list.data?.pages
  const messages = useMemo(() => {
    const stored = (pages ?? []).flatMap(({ data }) => data).toReversed()
    return toChatMessages({ messages: stored, unsent: [], conversation, me, now: 0, toSource })
  }, [pages, conversation, me, toSource])
  const images = messages
    .toReversed()
    .flatMap(({ id, images: own = [] }) => own.map((image, place) => ({ id, place, image })))
  return { list, images, total: pages?.[0]?.total ?? 0, ...useImageViewer(messages) }
}

/** The pictures of the whole conversation, the latest first; all of them on demand. */
export function SharedImages(props: SharedImagesProps) {
  const { list, images, total, onOpen, viewer } = useSharedImages(props)
  const [isWhole, setIsWhole] = useState(false)
  if (images.length === 0) return null
  const isCut = !isWhole && total > atFirst
  const shown = isCut ? images.slice(0, atFirst - 1) : images
  return (
    <section aria-labelledby="chat-images">
      <div className={styles.sectionHead}>
        <h3 id="chat-images" className={styles.label}>
          {`Imagens · ${total}`}
        </h3>
        {isCut && (
          <button type="button" className={styles.showAll} onClick={() => setIsWhole(true)}>
            Ver todas
          </button>
        )}
      </div>
      <div className={styles.shared}>
        {shown.map(({ id, place, image }, index) => (
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
        {isCut && (
          <button
            type="button"
            className={styles.moreImages}
            aria-label={`Mais ${total - shown.length} imagens`}
            onClick={() => setIsWhole(true)}
          >
            {`+${total - shown.length}`}
          </button>
        )}
      </div>
      {isWhole && list.hasNextPage && (
        <Button
          size="small"
          className={styles.olderImages}
          loading={list.isFetchingNextPage}
          loadingLabel="Carregando..."
          onClick={() => void list.fetchNextPage()}
        >
          Carregar mais imagens
        </Button>
      )}
      {viewer}
    </section>
  )
}

function Thumbnail({ image }: { image: ChatImage }) {
  const { url } = useMedia(image.url)
  return url === undefined ? null : <img src={url} alt="" decoding="async" />
}
