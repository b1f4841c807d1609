import { act, createRef, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ImageWithFallback } from '../../media/ImageWithFallback/index.ts'
import { Avatar } from '../Avatar/index.ts'

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
