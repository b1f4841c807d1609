import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import {
  chatWindowsAtom,
  closeChatWindowAtom,
  minimizeChatWindowAtom,
  openChatWindowAtom,
} from './chat-dock.ts'

const openStore = mockApi()

function createDock() {
  const store = openStore()
  const show = () => store.get(chatWindowsAtom).map(({ id, isMinimized }) => (isMinimized ? id : `[${id}]`))
  return { store, show }
}

test('one window is open, and at most three are minimised beside it', () => {
  const { store, show } = createDock()
  for (const id of ['a', 'b', 'c', 'd', 'e']) store.set(openChatWindowAtom, id)
  expect(show()).toEqual(['[e]', 'd', 'c', 'b'])
  store.set(minimizeChatWindowAtom, 'e')
  expect(show()).toEqual(['e', 'd', 'c'])
})

test('a minimised window opens again, and the open one can be minimised or closed', () => {
  const { store, show } = createDock()
  for (const id of ['a', 'b', 'a']) store.set(openChatWindowAtom, id)
  expect(show()).toEqual(['[a]', 'b'])
  store.set(minimizeChatWindowAtom, 'a')
  expect(show()).toEqual(['a', 'b'])
  store.set(closeChatWindowAtom, 'b')
  expect(show()).toEqual(['a'])
})
