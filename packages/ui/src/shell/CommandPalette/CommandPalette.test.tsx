import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CommandPalette } from './CommandPalette.tsx'
import { quickCommands } from './commands.tsx'

const logout = vi.fn()
const groups = quickCommands({ profileHref: '#pro', onLogout: logout })
let holder: HTMLElement
let root: Root

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const box = () => {
  const [input] = find('[role=combobox]')
  if (!(input instanceof HTMLInputElement)) throw new Error('the palette is not open')
  return input
}
const press = (key: string) =>
  box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const type = (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text)
  box().dispatchEvent(new Event('input', { bubbles: true }))
}

/** Up to the first paint, as a press does it; what React puts off is not there yet. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  logout.mockClear()
  holder = document.body.appendChild(document.createElement('div'))
  root = createRoot(holder)
  flushSync(() => root.render(<CommandPalette open onOpenChange={() => {}} groups={groups} />))
})

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  act(() => root.unmount())
  holder.remove()
})

it('is a closed combobox until its entries are there', async () => {
  expect(find('[role=option]')).toEqual([])
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(box().hasAttribute('aria-activedescendant')).toBe(false)
  await expect.poll(() => find('[role=option]')).toHaveLength(7)
  expect(box().getAttribute('aria-expanded')).toBe('true')
})

it('filters by what is typed before its entries are there', () => {
  type('sai')
  expect(find('[role=option]').map(({ textContent }) => textContent)).toEqual(['Sair'])
  press('Enter')
  expect(logout).toHaveBeenCalledOnce()
})

it('runs the entry that Enter chooses before it is there', () => {
  press('ArrowUp')
  press('Enter')
  expect(logout).toHaveBeenCalledOnce()
})
