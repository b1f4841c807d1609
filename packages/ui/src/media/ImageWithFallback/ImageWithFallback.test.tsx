import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { ImageWithFallback } from './ImageWithFallback.tsx'

it('passes ref, class, style and rest props to both image and fallback', () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const ref = createRef<HTMLElement>()
  const show = (src: string | null) =>
    act(() =>
      root.render(
        <ImageWithFallback
          ref={ref}
          src={src}
          alt=""
          fallback="sem foto"
          className="mine"
          style={{ width: 40 }}
          title="Foto"
        />,
      ),
    )
  const listGiven = () => [
    ref.current?.tagName,
    ref.current?.className,
    ref.current?.style.width,
    ref.current?.title,
  ]
  show('data:,')
  expect(listGiven()).toEqual(['IMG', 'mine', '40px', 'Foto'])
  show(null)
  expect(listGiven()).toEqual(['SPAN', 'mine', '40px', 'Foto'])
  expect(ref.current?.textContent).toBe('sem foto')
  act(() => root.unmount())
  holder.remove()
})
