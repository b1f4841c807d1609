import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { tokenAtom } from './client.ts'
import { communicationDraftsAtom, draftKey } from './communication-drafts.ts'

const draft = { kind: 'INFO', recipientId: '', title: 'Treino', body: '' } as const

test('a draft is kept by team and recipient until it is cleared', () => {
  const store = createStore()
  store.set(tokenAtom, 'first')
  store.set(communicationDraftsAtom, draftKey('team'), draft)
  store.set(communicationDraftsAtom, draftKey('team', 'ana'), { ...draft, title: 'Oi' })
  store.set(communicationDraftsAtom, draftKey('team'), null)
  expect(store.get(communicationDraftsAtom)).toEqual({ [draftKey('team', 'ana')]: { ...draft, title: 'Oi' } })
})

test('drafts end with the session', () => {
  const store = createStore()
  store.set(tokenAtom, 'first')
  store.set(communicationDraftsAtom, draftKey('team'), draft)
  store.set(tokenAtom, 'second')
  expect(store.get(communicationDraftsAtom)).toEqual({})
})
