import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

async function millisecondsOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

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

test('takes as long for nobody as for somebody, and says no', async () => {
  const hash = await passwords.hash('capivara-no-telhado-42')
  expect(await passwords.verify(null, 'a password nobody has')).toBe(false)
  // The fastest of several turns: another process may take the core during any one of them.
  let [somebody, nobody] = [Infinity, Infinity]
  for (let turn = 0; turn < 16; turn += 1) {
    somebody = Math.min(somebody, await millisecondsOf(() => passwords.verify(hash, 'errada-mesmo')))
    nobody = Math.min(nobody, await millisecondsOf(() => passwords.verify(null, 'errada-mesmo')))
  }
  expect(nobody / somebody).toBeGreaterThan(0.4)
  expect(nobody / somebody).toBeLessThan(2.5)
})

test('answers all of many at once', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => passwords.hash(`senha numero ${index}`)),
  )
  expect(new Set(hashes).size).toBe(20)
})
