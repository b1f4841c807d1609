import { expect, it } from 'vitest'
import { formatReais, toSealData } from './seal-data.ts'

const record = {
  organizer: { id: '01989d2e-6a53-7c11-9a55-2f4f0c9d0101', nick: 'ana_sp' },
  championships: 4,
  promised: 1_200_000,
  deposited: 1_200_000,
  paid: 800_000,
  late: 0,
  median_hours: 31,
}

it('is green while prizes are kept, red when one is late, and neutral before the first one', () => {
  const stateOf = (changes: Partial<typeof record>) =>
    toSealData({ ...record, ...changes }, 'https://c').state
  expect(stateOf({})).toBe('kept')
  expect(stateOf({ deposited: 0, paid: 0 })).toBe('kept')
  expect(stateOf({ late: 1 })).toBe('late')
  expect(stateOf({ championships: 0, promised: 0, deposited: 0, paid: 0 })).toBe('none')
})

it('writes amounts to the centavo as Brazil does', () => {
  const written = [0, 5, 99, 100, 12_345, 100_000, 123_456_789, 100_000_000_000].map(formatReais)
  expect(written.map((text) => text.replace('\u00a0', ' '))).toEqual([
    'R$ 0,00',
    'R$ 0,05',
    'R$ 0,99',
    'R$ 1,00',
    'R$ 123,45',
    'R$ 1.000,00',
    'R$ 1.234.567,89',
    'R$ 1.000.000.000,00',
  ])
})
