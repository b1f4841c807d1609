import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { own, theirs } from '../chats.fixtures.ts'
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx'

function draw(props: MessageBubbleProps) {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  act(() => root.render(<MessageBubble {...props} />))
  const end = () => {
    act(() => root.unmount())
    holder.remove()
  }
  return { holder, end }
}

it('shows that a message failed without an onRetry', () => {
  const message = own('x', '20:05', 'Esta não saiu', { state: 'failed' })
  const { holder, end } = draw({ message, lastInGroup: false })
  expect(holder.querySelector('button')).toBeNull()
  expect(holder.textContent).toContain('Falhou')
  end()
})

it.each([
  ['first', true, /^Bbruno_onca · \d\d:05Oi$/],
  ['other', false, /^BOi$/],
])('in a group has name and time above the %s message of a sender', (_which, firstInGroup, expected) => {
  const { holder, end } = draw({ message: theirs('x', '20:05', 'Oi'), named: true, firstInGroup })
  expect(holder.textContent).toMatch(expected)
  end()
})

it('in a group still says below a message of another that it was edited', () => {
  const message = theirs('x', '20:05', 'Oi', { edited: true, pinned: true })
  const { holder, end } = draw({ message, named: true })
  expect(holder.textContent).toMatch(/fixada · editada$/)
  end()
})

it.each([
  ['NotSupportedError', 'Não foi possível ouvir. Tente de novo.'],
  ['AbortError', ''],
])('of a voice note that ends with %s says «%s»', async (name, expected) => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', name))
  const message = theirs('x', '20:05', '', { voice: { url: 'data:audio/wav;base64,', seconds: 17 } })
  const { holder, end } = draw({ message })
  await act(async () => holder.querySelector('button')?.click())
  expect(holder.querySelector('[role="alert"]')?.textContent).toBe(expected)
  end()
  play.mockRestore()
})
