import type { ChatMessage } from '@convoca/ui'
import { useState } from 'react'
import { lazyPart } from '../../hooks/lazy-part.ts'

const { Part: ImageViewer } = lazyPart(() => import('./ImageViewer.tsx').then((loaded) => loaded.ImageViewer))

/** The pictures of a thread, opened large one by one. */
export function useImageViewer(messages: readonly ChatMessage[]) {
  const [opened, setOpened] = useState<{ id: string; place: number }>()
  const images = messages.flatMap(({ id, images: own = [], sender }) =>
    own.map((image, place) => ({ key: `${id} ${place}`, image, senderName: sender.name })),
  )
  const index = images.findIndex(({ key }) => opened && key === `${opened.id} ${opened.place}`)
  const close = () => setOpened(undefined)
  return {
    onOpen: (id: string, place: number) => setOpened({ id, place }),
    viewer: index >= 0 && (
      <ImageViewer
        isUsed
        onFailure={close}
        images={images}
        index={index}
        onIndexChange={(next) => {
          const [id = '', place] = images[next]?.key.split(' ') ?? []
          setOpened({ id, place: Number(place) })
        }}
        onClose={close}
      />
    ),
  }
}
