import { expect, test } from 'vitest'
import { toReadablePath } from './readable-path.ts'

test.each([
  ['/championships/%E0%A4%A', '/championships%2F%25E0%25A4%25A'],
  ['/pro/%00', '/pro%2F%2500'],
  ['/pro/%', '/pro%2F%25'],
  ['/team/profile/%ZZ', '/team%2Fprofile%2F%25ZZ'],
  ['//google.com', '/%2Fgoogle.com'],
  ['///google.com/%5C', '/%2F%2Fgoogle.com%2F%255C'],
  ['//championships', '/%2Fchampionships'],
  ['/championships/%C0%AF', '/championships%2F%25C0%25AF'],
])('%s becomes one segment', (path, readable) => {
  expect(toReadablePath(path)).toBe(readable)
  expect(toReadablePath(readable)).toBe(readable)
})

test.each(['/', '/pro/jo%C3%A3o', '/championships/ta%C3%A7a%2Fa', '/%2Fgoogle.com', '/%F0%9F%98%80'])(
  '%s stays as it is',
  (path) => {
    expect(toReadablePath(path)).toBe(path)
  },
)
