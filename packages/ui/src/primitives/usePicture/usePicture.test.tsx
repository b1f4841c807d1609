import { act, createRef, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ImageWithFallback } from '../../media/ImageWithFallback/ImageWithFallback.tsx'
import { TeamHeader } from '../../teams/TeamHeader/TeamHeader.tsx'
import { ConvocaTheme } from '../../theme/ConvocaTheme.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'

let leave = () => {}
afterEach(() => leave())

/** A server-rendered page whose image has loaded, failed or neither before hydration. */
async function takenOver(content: ReactElement, picture: Partial<HTMLImageElement>) {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.innerHTML = renderToString(content)
  const image = holder.querySelector('img')
  if (!image) throw new Error('no picture from the server')
  for (const [name, value] of Object.entries(picture)) Object.defineProperty(image, name, { value })
  const root = await act(() => hydrateRoot(holder, content))
  leave = () => {
    act(() => root.unmount())
    holder.remove()
  }
  return holder
}

const failed = { complete: true, naturalWidth: 0, decode: () => Promise.reject(new Error('EncodingError')) }

it('shows the fallback if the image failed before hydration', async () => {
  const page = await takenOver(<Avatar name="ana" src="/files/gone" />, failed)
  expect(page.innerHTML).not.toContain('<img')
  expect(page.textContent).toBe('A')
})

it('shows a custom fallback, which gets the ref', async () => {
  const ref = createRef<HTMLElement>()
  const picture = <ImageWithFallback ref={ref} src="/files/gone" alt="" fallback="sem foto" />
  const page = await takenOver(picture, failed)
  expect(page.textContent).toBe('sem foto')
  expect(ref.current).toBe(page.firstElementChild)
})

it.each([
  ['has loaded', { complete: true, naturalWidth: 40 }],
  ['is still loading', { complete: false, naturalWidth: 0 }],
  ['is an SVG without a size', { complete: true, naturalWidth: 0, decode: () => Promise.resolve() }],
])('stays when it %s', async (_, state) => {
  const page = await takenOver(<Avatar name="ana" src="/files/there" />, state)
  expect(page.innerHTML).toContain('<img')
})

/** The attributes of the images that the server renders. */
function renderImages(content: ReactElement): Record<string, string>[] {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(
    <ConvocaTheme imageLoader={({ src, width }) => `${src}-${width <= 64 ? 64 : Math.round(width)}`}>
      {content}
    </ConvocaTheme>,
  )
  return [...holder.querySelectorAll('img')].map((image) =>
    Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value])),
  )
}

it('is loaded in the size that is shown, and in twice of it where that is another file', () => {
  expect(renderImages(<Avatar name="ana" src="/a" size="xl" />)).toMatchObject([
    { src: '/a-96', srcset: '/a-96 1x, /a-192 2x', loading: 'lazy' },
  ])
  const [small] = renderImages(<Avatar name="ana" src="/a" size="s" />)
  expect(small).toMatchObject({ src: '/a-64' })
  expect(small).not.toHaveProperty('srcset')
})

it('is loaded at once as the banner of a page, in the width of the page', () => {
  const team = { name: 'Trovão', tag: 'TRV', bannerUrl: '/b', logoUrl: '/l' }
  const [banner, logo] = renderImages(<TeamHeader team={team} />)
  expect(banner).toMatchObject({
    srcset: '/b-400 400w, /b-800 800w, /b-1200 1200w',
    sizes: '(max-width: 1280px) 100vw, 1280px',
    loading: 'eager',
    fetchpriority: 'high',
    width: '1200',
    height: '400',
  })
  expect(logo).toMatchObject({ srcset: '/l-112 1x, /l-224 2x', loading: 'lazy' })
})
