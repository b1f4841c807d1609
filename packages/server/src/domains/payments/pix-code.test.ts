import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPixCode, toTxid } from './pix-code.ts'

/** The fields of an EMV code, read without the library that writes it. */
function readFields(code: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < code.length;) {
    const [id, length] = [code.slice(at, at + 2), Number(code.slice(at + 2, at + 4))]
    const value = code.slice(at + 4, at + 4 + length)
    if (!/^\d\d$/.test(id) || value.length !== length || fields.has(id)) throw new Error(`broken at ${at}`)
    fields.set(id, value)
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE, bit by bit. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const valid = {
  key: 'pagamentos@convoca.example',
  amount: 2000,
  name: 'CONVOCA ESPORTS',
  city: 'SAO PAULO',
  txid: 'a1B2c3',
}
const word = (max: number) =>
  fc.string({ minLength: 1, maxLength: max, unit: fc.constantFrom(...'ABCXYZ09'.split('')) })

describe('a Pix code', () => {
  test('says key, amount, receiver and id, and ends with its checksum, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        word(25),
        word(15),
        word(25),
        (amount, name, city, txid) => {
          const code = createPixCode({ ...valid, amount, name, city, txid })
          const fields = readFields(code)
          expect(fields.get('00')).toBe('01')
          expect(
            readFields(fields.get('26') ?? '')
              .get('00')
              ?.toLowerCase(),
          ).toBe('br.gov.bcb.pix')
          expect(readFields(fields.get('26') ?? '').get('01')).toBe(valid.key)
          expect(fields.get('53')).toBe('986')
          expect(fields.get('54')).toBe(
            `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
          )
          expect([fields.get('58'), fields.get('59'), fields.get('60')]).toEqual(['BR', name, city])
          expect(readFields(fields.get('62') ?? '').get('05')).toBe(txid)
          expect(fields.get('63')).toBe(crc16(code.slice(0, -4)))
        },
      ),
    )
  })

  test('of the published example has the published checksum', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  test.each([
    ['a negative amount', { amount: -2000 }],
    ['no amount', { amount: 0 }],
    ['a part of a centavo', { amount: 20.5 }],
    ['an amount that is no number', { amount: Number.NaN }],
    ['more than any fee', { amount: 10_000_001 }],
    ['no key', { key: '' }],
    ['a key with a blank', { key: 'a b@c.example' }],
    ['a key that is too long', { key: 'k'.repeat(78) }],
    ['a name with an accent', { name: 'JOÃO' }],
    ['a name of 26 characters', { name: 'N'.repeat(26) }],
    ['a city with an accent', { city: 'SÃO PAULO' }],
    ['a city of 16 characters', { city: 'C'.repeat(16) }],
    ['no city', { city: '' }],
    ['an id with a hyphen', { txid: 'a-b' }],
    ['an id of 26 characters', { txid: 't'.repeat(26) }],
    ['no id', { txid: '' }],
  ])('is refused with %s', (_, wrong) => {
    expect(() => createPixCode({ ...valid, ...wrong })).toThrow(RangeError)
  })

  test('has an id from the end of ours', () => {
    expect(toTxid('01989d2e-6a53-7c11-9a55-2f4f0c9d0f01')).toBe('e6a537c119a552f4f0c9d0f01')
  })
})
