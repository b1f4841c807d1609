import { expect, test, vi } from 'vitest'

// The real functions, whose calls are recorded. Test files share a process: one that ran before has loaded the module as it is.
vi.mock('@node-rs/argon2', { spy: true })
vi.resetModules()

const { verify } = await import('@node-rs/argon2')
const { createPasswords } = await import('./passwords.ts')

const passwords = createPasswords()

test('knows a password by its argon2id hash alone', async () => {
  const hash = await passwords.hash('capivara-no-telhado-42')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify(hash, 'capivara-no-telhado-42')).toBe(true)
  expect(await passwords.verify(hash, 'capivara-no-telhado-43')).toBe(false)
})

test('takes composed and decomposed accents for the same password', async () => {
  const hash = await passwords.hash('coração-de-leão'.normalize('NFC'))
  expect(await passwords.verify(hash, 'coração-de-leão'.normalize('NFD'))).toBe(true)
})

test('nobody costs the same verification as somebody, and is refused', async () => {
  const hash = await passwords.hash('capivara-no-telhado-42')
  await passwords.verify(hash, 'a password nobody has')
  expect(await passwords.verify(null, 'a password nobody has')).toBe(false)
  // The time itself is measured by bench/attacks/auth-timing.
  const [somebody, nobody] = vi.mocked(verify).mock.calls.slice(-2)
  const costOf = (encoded: unknown) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(String(encoded))?.[0]
  expect(costOf(somebody?.[0])).toBeDefined()
  expect(costOf(nobody?.[0])).toBe(costOf(somebody?.[0]))
  expect(nobody?.[0]).not.toBe(somebody?.[0])
})

test('answers all of many at once', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => passwords.hash(`senha numero ${index}`)),
  )
  expect(new Set(hashes).size).toBe(20)
})
