import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { Composer } from './Composer.tsx'

it('begins with a draft, and a key renders nothing but the composer', () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const onValueChange = vi.fn()
  const onSend = vi.fn()
  const rendered = vi.fn()
  function Conversation() {
    rendered()
    return <Composer defaultValue="Chego às" onValueChange={onValueChange} onSend={onSend} />
  }
  const root = createRoot(holder)
  act(() => root.render(<Conversation />))
  const box = holder.querySelector('textarea')!
  expect(box.value).toBe('Chego às')
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!
  act(() => {
    set.call(box, 'Chego às 20h')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(box.value).toBe('Chego às 20h')
  expect(onValueChange).toHaveBeenLastCalledWith('Chego às 20h')
  act(() => holder.querySelector('form')!.requestSubmit())
  expect(onSend).toHaveBeenCalledWith('Chego às 20h')
  expect(box.value).toBe('')
  expect(rendered).toHaveBeenCalledOnce()
  act(() => root.unmount())
  holder.remove()
})
