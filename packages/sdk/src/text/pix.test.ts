import { expect, test } from 'vitest'
import { isPixKey, maskPixKey, type PixKeyType } from './pix.ts'

const random = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'

test.each<[PixKeyType, string, boolean]>([
  ['CPF', '529.982.247-25', true],
  ['CPF', '52998224725', true],
  ['CPF', '52998224726', false],
  ['EMAIL', 'ana@convoca.example', true],
  ['EMAIL', 'ana@', false],
  ['EMAIL', `${'a'.repeat(60)}@${'b'.repeat(20)}.example`, false],
  ['PHONE', '+55 (11) 98765-4321', true],
  ['PHONE', '123', false],
  ['KEYRANDOM', random, true],
  ['KEYRANDOM', random.toUpperCase(), true],
  ['KEYRANDOM', random.slice(1), false],
])('%s %s: %s', (type, key, valid) => {
  expect(isPixKey(type, key)).toBe(valid)
})

test.each<[PixKeyType, string, string]>([
  ['CPF', '529.982.247-25', '***.982.247-**'],
  ['EMAIL', 'ana@convoca.example', 'a***@convoca.example'],
  ['PHONE', '+55 (11) 98765-4321', '(11) *****-4321'],
  ['KEYRANDOM', random, '7d9f…6906'],
])('%s is masked', (type, key, masked) => {
  expect(maskPixKey(type, key)).toBe(masked)
})

test.each(['+34 912 345 678', '+81 90-1234-5678', '0034 912 345 678', '+351 912 345 678'])(
  'refuses %s, which would be somebody else’s key',
  (key) => {
    expect(isPixKey('PHONE', key)).toBe(false)
  },
)
