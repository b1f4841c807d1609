import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { Toast } from './toastQueue.ts'
import { ToastStack } from './ToastStack.tsx'

const toast = (id: string): Toast => ({ id, message: id, type: 'info', duration: 5000, createdAt: 0 })

/** What a screen reader would say: the texts that were added to the polite region, in their order. */
function say(...steps: Toast[][]): string[] {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const show = (toasts: Toast[]) =>
    act(() => root.render(<ToastStack toasts={toasts} onDismiss={() => {}} />))
  show([])
  const region = holder.querySelector('[aria-live="polite"]')
  if (region === null) throw new Error('no region')
  const observer = new MutationObserver(() => {})
  observer.observe(region, { childList: true })
  for (const toasts of steps) show(toasts)
  const said = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  act(() => root.unmount())
  holder.remove()
  return said.map((node) => node.textContent ?? '')
}

it('says each toast once, also when a newer one goes', () => {
  const [a, b] = [toast('a'), toast('b')]
  expect(say([a], [b, a], [a], [])).toEqual(['Informação. a', 'Informação. b'])
})

it('says all that come at once, the older first', () => {
  expect(say([toast('b'), toast('a')])).toEqual(['Informação. a', 'Informação. b'])
})
