import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import type { ChatMessage } from '../chat.ts'
import { own, theirs } from '../storyChats.ts'
import { MessageList, type MessageListProps } from './MessageList.tsx'

/** What a screen reader is told while the list goes through its steps. */
function say(...steps: Pick<MessageListProps, 'messages' | 'status'>[]): string[] {
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  const observer = new MutationObserver(() => {})
  const said: string[] = []
  for (const step of steps) {
    act(() => root.render(<MessageList {...step} />))
    const region = holder.querySelector('[aria-live="polite"]')
    if (observer.takeRecords().length > 0) said.push(region?.textContent ?? '')
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true })
  }
  act(() => root.unmount())
  holder.remove()
  return said
}

const first = theirs('1', '20:00', 'Oi')
const two = [theirs('2', '20:01', 'Bora?'), theirs('3', '20:02', 'Bora?')]
const list = (...messages: ChatMessage[]) => ({ messages })

it('says a message that arrives, and the same words again', () => {
  expect(say(list(first), list(first, two[0]!), list(first, ...two))).toEqual([
    'bruno_onca: Bora?',
    'bruno_onca: Bora?',
  ])
})

it('says how many came at once, as after a reconnect', () => {
  expect(say(list(first), list(first, ...two))).toEqual(['2 novas mensagens'])
})

it('says what came before an own message', () => {
  expect(say(list(first), list(first, two[0]!, own('4', '20:03', 'Sim', {})))).toEqual(['bruno_onca: Bora?'])
})

it('says nothing of the first page, of older ones and of own ones', () => {
  const steps = [
    { messages: [], status: 'loading' as const },
    list(first),
    list(theirs('0', '19:00', 'Antes'), first),
    list(theirs('0', '19:00', 'Antes'), first, own('4', '20:03', 'Sim', {})),
  ]
  expect(say(...steps)).toEqual([])
})

it('says the first message of an empty conversation', () => {
  expect(say(list(), list(first))).toEqual(['bruno_onca: Oi'])
})
