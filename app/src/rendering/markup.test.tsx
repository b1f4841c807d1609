// @vitest-environment node
import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderToMarkup } from './markup.ts'

const Broken = (): ReactNode => {
  throw new Error('broken')
}
const Text = () => <p>um & outro</p>

test('is the whole markup of an element', async () => {
  const page = (
    <Suspense fallback="…">
      <title>Times</title>
      <Text />
    </Suspense>
  )
  expect(await renderToMarkup(page)).toBe('<title>Times</title><!--$--><p>um &amp; outro</p><!--/$-->')
})

test('waits for parts that are loaded', async () => {
  const Late = lazy(async () => Promise.resolve({ default: Text }))
  const page = (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  )
  expect(await renderToMarkup(page)).toContain('<!--$--><p>um &amp; outro</p><!--/$-->')
})

test('rejects where a part cannot be rendered, instead of leaving it to the browser', async () => {
  const page = (
    <Suspense fallback="…">
      <Broken />
    </Suspense>
  )
  await expect(renderToMarkup(page)).rejects.toThrow('broken')
  await expect(renderToMarkup(<Broken />)).rejects.toThrow('broken')
})

test('takes no text for a part that was left out', async () => {
  expect(await renderToMarkup(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>')
})
