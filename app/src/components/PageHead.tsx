import { useAtomValue } from 'jotai'
import { unreadChatsAtom } from '../atoms/chat-dock.ts'
import { originAtom } from '../atoms/site.ts'
import type { PublicPage } from '../mappers/public-page.ts'

export interface PageHeadProps {
  title: string
  /** Public pages are found by search engines, and previewed where their link is shared. */
  page?: PublicPage | undefined
}

/** The title and meta tags of a screen, which React moves into the document's head. Every screen renders it once. */
export function PageHead({ title, page }: PageHeadProps) {
  const unread = useAtomValue(unreadChatsAtom)
  const count = unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `
  return (
    <>
      <title>{`${count}${title} · Convoca`}</title>
      {page ? <PublicTags title={title} page={page} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

function PublicTags({ title, page }: { title: string; page: PublicPage }) {
  const { path, description, previewTitle = title, about } = page
  const origin = useAtomValue(originAtom)
  const url = `${origin ?? ''}${path}`
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Convoca" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={previewTitle} />
      <meta property="og:description" content={description} />
      {/* It must be absolute; without it a crawler takes the address that it has requested. */}
      {origin !== null && <meta property="og:url" content={url} />}
      <PictureTags picture={page.picture} origin={origin} />
      {page.isEmbeddable && origin !== null && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={previewTitle}
          href={`${origin}/embed/oembed?url=${encodeURIComponent(url)}`}
        />
      )}
      {about && (
        <script type="application/ld+json">
          {toInlineJson({ '@context': 'https://schema.org', ...about, url })}
        </script>
      )}
    </>
  )
}

/** The picture of pages that show nothing in particular. */
const sitePicture = { path: '/icons/preview.png', width: 1200, height: 630, alt: 'Convoca' }

/**
 * The tags of the page's picture. Its URL is absolute if the origin is known, as most link previews require.
 */
function PictureTags({ picture, origin }: { picture: PublicPage['picture']; origin: string | null }) {
  const { path, width, height, alt } = picture ?? sitePicture
  return (
    <>
      <meta property="og:image" content={`${origin ?? ''}${path}`} />
      <meta property="og:image:type" content={path.endsWith('.png') ? 'image/png' : 'image/jpeg'} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content={width > height ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** JSON within a script element, which a `<` could end. */
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
