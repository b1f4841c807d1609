import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

function Tag() {
  const [value, setValue] = useState('TV')
  return <TextField label="TAG" value={value} onChange={setValue} capitals />
}

/** Sets the value as a browser does after a key press: by the native setter, because React tracks assignments. */
function type(input: HTMLInputElement, text: string, caret: number) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.setSelectionRange(caret, caret)
  act(() => {
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('puts what is typed into capitals and keeps the caret behind it', () => {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(<Tag />))
  const input = holder.querySelector('input')
  if (!input) throw new Error('no input')
  input.focus()
  type(input, 'TrV', 2)
  expect([input.value, input.selectionStart]).toEqual(['TRV', 2])
  // One letter may become two.
  type(input, 'TRßV', 3)
  expect([input.value, input.selectionStart]).toEqual(['TRSSV', 4])
  act(() => root.unmount())
  holder.remove()
})
