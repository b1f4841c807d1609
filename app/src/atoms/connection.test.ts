import { expect, test, vi } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { connectionAtom } from './connection.ts'
import { vacanciesAtom } from './recruitment.ts'

const openStore = mockApi()

test('the connection is followed without a change while a query is read', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  const warn = vi.spyOn(console, 'warn')
  const store = openStore()
  const stop = store.sub(connectionAtom, () => undefined)
  await mountQuery(store, vacanciesAtom({ page: 1 }))
  expect(store.get(connectionAtom)).toEqual({ isOnline: true })
  expect(warn.mock.calls).toEqual([])
  stop()
  vi.unstubAllGlobals()
  warn.mockRestore()
})
