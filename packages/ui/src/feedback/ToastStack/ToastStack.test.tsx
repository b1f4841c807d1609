import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { Toast } from './toast-queue.ts'
import { ToastStack } from './ToastStack.tsx'

const toast = (id: string): Toast => ({ id, message: id, type: 'info', duration: 5000, createdAt: 0 })

/** The announcements: texts added to the polite region, in order. */
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
  const announced = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])
  act(() => root.unmount())
  holder.remove()
  return announced.map((node) => node.textContent ?? '')
}

/** A stack beside a button, and inside it the × of each toast. */
function mountStack() {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const show = (toasts: Toast[], origin = true) =>
    act(() =>
      root.render(
        <main tabIndex={-1}>
          {origin && <button type="button">Salvar</button>}
          <ToastStack toasts={toasts} onDismiss={() => {}} />
        </main>,
      ),
    )
  show([])
  // jsdom does not implement popovers, and a closed one cannot be focused.
  holder.querySelector('[popover]')?.removeAttribute('popover')
  const closeOf = (id: string) => {
    const cards = [...holder.querySelectorAll('li')]
    const close = cards.find((card) => card.textContent === id)?.querySelector('button')
    if (!close) throw new Error(`no toast ${id}`)
    return close
  }
  const leave = () => {
    act(() => root.unmount())
    holder.remove()
  }
  const press = (key: string) =>
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
  return { show, closeOf, leave, press, save: () => holder.querySelector('button') }
}

it('keeps the focus among the toasts when a newer one pushes out the one that has it', () => {
  const { show, closeOf, leave } = mountStack()
  show([toast('b'), toast('a')])
  act(() => closeOf('a').focus())
  show([toast('c'), toast('b')])
  expect(document.activeElement).toBe(closeOf('b'))
  leave()
})

it("leads F8 back to the page's content when the place that had the focus is gone", () => {
  const { show, closeOf, leave, press, save } = mountStack()
  show([toast('a')])
  act(() => save()?.focus())
  press('F8')
  expect(document.activeElement).toBe(closeOf('a'))
  show([toast('a')], false)
  press('F8')
  expect(document.activeElement?.tagName).toBe('MAIN')
  leave()
})

it('announces each toast once, even if a newer one is removed', () => {
  const [a, b] = [toast('a'), toast('b')]
  expect(say([a], [b, a], [a], [])).toEqual(['Informação. a', 'Informação. b'])
})

it('announces all toasts that arrive together, oldest first', () => {
  expect(say([toast('b'), toast('a')])).toEqual(['Informação. a', 'Informação. b'])
})
