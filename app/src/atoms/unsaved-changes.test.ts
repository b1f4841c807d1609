import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { confirmDiscardAtom, pendingDiscardAtom, watchFormAtom } from './unsaved-changes.ts'

/** A page with a form that the test changes. */
function openForm() {
  const store = createStore()
  const form = { changed: false, closed: false }
  const unmount = store.set(watchFormAtom, { hasChanges: () => form.changed })
  const close = () => {
    store.set(confirmDiscardAtom, () => {
      form.closed = true
    })
  }
  return { store, form, unmount, close }
}

test('a form without changes closes at once', () => {
  const { form, close } = openForm()
  close()
  expect(form.closed).toBe(true)
})

test('changes are lost only after the answer', () => {
  const { store, form, close } = openForm()
  form.changed = true
  close()
  expect(form.closed).toBe(false)
  store.get(pendingDiscardAtom)?.discard()
  expect(form.closed).toBe(true)
})

test('a form that is gone keeps nothing open', () => {
  const { form, unmount, close } = openForm()
  form.changed = true
  unmount()
  close()
  expect(form.closed).toBe(true)
})
