import { expect, test } from 'vitest'
import { chooseHost, describeReach, getOrigin } from './listen-address.ts'

test.each([
  [null, true, '127.0.0.1'],
  [null, false, '0.0.0.0'],
  ['0.0.0.0', true, '0.0.0.0'],
  ['192.0.2.1', false, '192.0.2.1'],
])('HOST=%s with demo users: %s listens on %s', (named, hasDemoUsers, host) => {
  expect(chooseHost(named, hasDemoUsers)).toBe(host)
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('on %s the address is %s', (host, origin) => {
  expect(getOrigin(host, 3000)).toBe(origin)
})

test.each([
  [null, '127.0.0.1', 'Only this machine can reach it; set HOST=0.0.0.0 to let others try it'],
  ['localhost', 'localhost', 'Only this machine can reach it'],
  ['::1', '::1', 'Only this machine can reach it'],
  ['0.0.0.0', '0.0.0.0', 'Warning: others can reach it'],
  ['192.0.2.1', '192.0.2.1', 'Warning: others can reach it'],
])('HOST=%s on %s says who can sign in as a demo user', (named, host, text) => {
  expect(describeReach(named, host)).toContain(text)
})
