import { ContentDialog, IconButton, useMedia } from '@convoca/ui'
import type { ChatImage } from '@convoca/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './ImageViewer.module.css'

export interface ImageViewerProps {
  images: readonly { image: ChatImage; senderName: string }[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** One picture of a conversation as large as the window, with those before and after it. */
export function ImageViewer({ images, index, onIndexChange, onClose }: ImageViewerProps) {
  const shown = images[index]
  if (shown === undefined) return null
  const step = (by: number) => {
    if (images[index + by] !== undefined) onIndexChange(index + by)
  }
  return (
    <ContentDialog
      open
      onOpenChange={onClose}
      className={styles.dialog}
      title={images.length === 1 ? 'Imagem' : `Imagem ${index + 1} de ${images.length}`}
      description={`De ${shown.senderName}`}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
      }}
    >
      <div className={styles.viewer}>
        {images.length > 1 && (
          <IconButton label="Imagem anterior" disabled={index === 0} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
        )}
        <Large key={index} {...shown} />
        {images.length > 1 && (
          <IconButton label="Próxima imagem" disabled={index === images.length - 1} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        )}
      </div>
    </ContentDialog>
  )
}

function Large({ image, senderName }: { image: ChatImage; senderName: string }) {
  const { url, failed } = useMedia(image.url)
  if (failed) return <p className={styles.image}>Não foi possível carregar a imagem.</p>
  return (
    <img
      className={styles.image}
      src={url}
      alt={image.alt ?? `Imagem de ${senderName}`}
      width={image.width}
      height={image.height}
    />
  )
}
