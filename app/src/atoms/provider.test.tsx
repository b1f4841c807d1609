import { createStore, Provider, useAtomValue } from 'jotai'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { chatPanelOpenAtom, chatPartnerAtom, chatWindowsAtom, openChatWindowAtom } from './chat-dock.ts'
import { showToastAtom, toastQueueAtom } from './toasts.ts'

const openStore = mockApi()
const error = 'The chat and toast facilities must be used inside their providers'

function Windows() {
  return `${useAtomValue(chatWindowsAtom).length} conversas`
}

function Toasts() {
  return `${useAtomValue(toastQueueAtom).toasts.length} avisos`
}

test('chat and toasts outside their providers throw the documented error', () => {
  expect(() => renderToString(<Windows />)).toThrow(error)
  expect(() => renderToString(<Toasts />)).toThrow(error)
  const page = (
    <Provider store={openStore()}>
      <Windows />
      <Toasts />
    </Provider>
  )
  expect(renderToString(page)).toBe('0 conversas<!-- -->0 avisos')
})

test('so does what only writes', () => {
  const store = createStore()
  expect(() => store.set(showToastAtom, { title: 'Sucesso' })).toThrow(error)
  expect(() => store.set(chatPartnerAtom, 'u2')).toThrow(error)
  expect(() => store.set(openChatWindowAtom, 'c1')).toThrow(error)
  expect(() => store.set(chatPanelOpenAtom, true)).toThrow(error)
})
