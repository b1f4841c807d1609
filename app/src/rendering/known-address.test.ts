import { afterAll, expect, test, vi } from 'vitest'
import { readAddress } from './known-address.ts'

// The router imports the whole app: later files of this worker mock parts of it.
afterAll(() => void vi.resetModules())

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/jobs?page=2&utm_source=x&fbclid=y', '/jobs?page=2'],
  ['/jobs?a=1&a=2&page=2', '/jobs?page=2'],
  ['/jobs?page=0', '/jobs'],
  ['/jobs?search=%C3%A7&page=02', '/jobs?search=%C3%A7&page=2'],
  ['/team/profile/%50RO?x', '/team/profile/PRO'],
  ['/championships/copa-convoca?tab=rules&v=9', '/championships/copa-convoca?tab=rules'],
  ['/championships/copa-convoca?tab=nowhere', '/championships/copa-convoca'],
  ['/nowhere?x=1', '/nowhere'],
  ['/championships/%E0%A4%A?x=1', '/championships/%E0%A4%A'],
  ['//google.com?x=1', '//google.com'],
])('of %s the app reads %s', (url, known) => {
  expect(readAddress(url).known).toBe(known)
})

test('the order of the params makes no other address', () => {
  expect(readAddress('/jobs?page=2&search=a').known).toBe(readAddress('/jobs?search=a&page=2').known)
})

test('what the app does not read is kept apart', () => {
  expect(readAddress('/jobs?utm_source=a%20b&page=2&x').rest).toBe('utm_source=a+b&x=')
  expect(readAddress('/jobs?page=2').rest).toBe('')
})
