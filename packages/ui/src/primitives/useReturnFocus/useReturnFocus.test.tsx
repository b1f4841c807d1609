import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useReturnFocus } from './useReturnFocus.ts'

let main: HTMLElement
let render: (rows: readonly string[]) => void
let end: () => void
let dialog: ReturnType<typeof useReturnFocus>
const keepDialog = (handlers: typeof dialog) => {
  dialog = handlers
}

/** A list whose buttons open a dialog. */
function List({ rows }: { rows: readonly string[] }) {
  keepDialog(useReturnFocus())
  return (
    <>
      <button type="button">Outro</button>
      <ul>
        {rows.map((id) => (
          <li key={id} data-item={id}>
            <button type="button">Recusar</button>
          </li>
        ))}
      </ul>
    </>
  )
}

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
  main.tabIndex = -1
  const root = createRoot(main)
  render = (rows) => act(() => root.render(<List rows={rows} />))
  end = () => act(() => root.unmount())
})
afterEach(() => {
  end()
  main.remove()
})

/** Opens the dialog from a button, whose row may be gone when it closes. */
function decide(button: HTMLElement | null, rowsAfter: readonly string[]): void {
  button?.focus()
  dialog.onOpenAutoFocus()
  // Into the dialog, and out of it with the dialog.
  button?.blur()
  render(rowsAfter)
  dialog.onCloseAutoFocus(new Event('close', { cancelable: true }))
}

const buttonOf = (id: string) => main.querySelector<HTMLElement>(`[data-item="${id}"] button`)

function place(): string | null | undefined {
  const { activeElement } = document
  return activeElement === main
    ? 'main'
    : (activeElement?.getAttribute('data-item') ?? activeElement?.textContent)
}

it.each([
  ['that stays', ['a', 'b', 'c'], 'Recusar'],
  ['that is gone: the next one', ['a', 'c'], 'c'],
  ['that is gone with all after it: the one before', ['a'], 'a'],
  ['that is gone with all others', [], 'main'],
])('goes back to the row %s', (_, after, expected) => {
  render(['a', 'b', 'c'])
  decide(buttonOf('b'), after)
  expect(place()).toBe(expected)
})

it('goes to the row itself if only its button is gone', () => {
  render(['a', 'b'])
  const button = buttonOf('a')
  button?.focus()
  dialog.onOpenAutoFocus()
  button?.blur()
  button?.remove()
  dialog.onCloseAutoFocus(new Event('close', { cancelable: true }))
  expect(place()).toBe('a')
  main.querySelector('[data-item="a"]')?.append(button ?? '')
})

it('goes back to a button outside of rows, and stays where it has moved', () => {
  render(['a'])
  const other = main.querySelector('button')
  decide(other, [])
  expect(document.activeElement).toBe(other)
  render(['a'])
  buttonOf('a')?.focus()
  dialog.onOpenAutoFocus()
  other?.focus()
  dialog.onCloseAutoFocus(new Event('close', { cancelable: true }))
  expect(document.activeElement).toBe(other)
})
