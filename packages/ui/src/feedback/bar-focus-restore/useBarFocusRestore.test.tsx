import { Dialog, Theme } from '@radix-ui/themes'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { OfflineBanner } from '../OfflineBanner/OfflineBanner.tsx'
import { UndoBar } from '../UndoBar/UndoBar.tsx'
import { UpdatePrompt } from '../UpdatePrompt/UpdatePrompt.tsx'

const nothing = () => {}

/** Each bar, open or closed, and the label of its close button. */
const bars = [
  {
    name: 'OfflineBanner',
    closer: 'Tentar de novo',
    bar: (open: boolean) => <OfflineBanner open={open} onRetry={nothing} />,
  },
  {
    name: 'UpdatePrompt',
    closer: 'Agora não',
    bar: (open: boolean) => <UpdatePrompt open={open} onReload={nothing} onLater={nothing} />,
  },
  {
    name: 'UndoBar',
    closer: 'Desfazer',
    bar: (open: boolean) => (
      <UndoBar actionId={open ? 'n-1' : null} message="Excluída" onUndo={nothing} onExpire={nothing} />
    ),
  },
]

let leave = nothing
afterEach(() => leave())

function renderBar() {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  leave = () => {
    act(() => root.unmount())
    holder.remove()
  }
  return (content: ReactNode) => act(() => root.render(<Theme>{content}</Theme>))
}

function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
  if (!found) throw new Error(`no button ${text}`)
  return found
}

describe.each(bars)('$name', ({ bar, closer }) => {
  /** Opens the bar while "Excluir" has the focus, then moves it to the close button. */
  const entered = (page: (open: boolean, deleted: boolean) => ReactNode) => {
    const show = renderBar()
    show(page(true, false))
    act(() => button('Excluir').focus())
    act(() => button(closer).focus())
    return show
  }

  const page = (open: boolean, deleted: boolean) => (
    <main tabIndex={-1}>
      {!deleted && <button type="button">Excluir</button>}
      {bar(open)}
    </main>
  )

  it('restores the focus when it closes with the focus inside', () => {
    const show = entered(page)
    show(page(false, false))
    expect(document.activeElement).toBe(button('Excluir'))
  })

  it('moves the focus to main if the origin was removed', () => {
    const show = entered(page)
    show(page(true, true))
    show(page(false, true))
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  it('leaves it alone where it was elsewhere', () => {
    const show = entered(page)
    act(() => button('Excluir').blur())
    act(() => button(closer).blur())
    show(page(false, false))
    expect(document.activeElement).toBe(document.body)
  })

  it('is heard while a dialog is open', () => {
    const show = renderBar()
    const modal = (open: boolean) => (
      <>
        {bar(false)}
        <Dialog.Root open={open}>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Convidar</Dialog.Title>
          </Dialog.Content>
        </Dialog.Root>
      </>
    )
    show(modal(false))
    const region = document.querySelector('[role=status]')
    show(modal(true))
    expect(document.querySelector('[aria-hidden=true]')).not.toBeNull()
    expect(region?.closest('[aria-hidden=true]')).toBeNull()
  })
})

describe('UndoBar', () => {
  const bar = (actionId: string | null) => (
    <UndoBar actionId={actionId} message={actionId} onUndo={nothing} onExpire={nothing} />
  )
  const region = () => document.querySelector<HTMLElement>('[role=status]')
  const point = () =>
    act(() => void button('Desfazer').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))

  it('stays paused by a resting pointer for the next action, but not after it has closed', () => {
    const show = renderBar()
    show(bar('n-1'))
    point()
    expect(region()?.dataset['paused']).toBe('true')
    show(bar('n-2'))
    expect(region()?.dataset['paused']).toBe('true')
    show(bar(null))
    show(bar('n-3'))
    expect(region()?.dataset['paused']).toBeUndefined()
  })
})
