import { cpf } from 'cpf-cnpj-validator'
import { expect, test } from 'vitest'
import {
  cpfCheckDigits,
  formatCpf,
  formatPhone,
  isBrazilianPhone,
  isCpf,
  isForeignPhone,
  onlyDigits,
  phoneDigits,
} from './cpf-phone.ts'

test('agrees with an independent validator on thousands of numbers', () => {
  for (let number = 0; number < 3000; number++) {
    const nine = String((number * 7_654_321) % 1_000_000_000).padStart(9, '0')
    const good = nine + cpfCheckDigits(nine)
    const bad = good.slice(0, 10) + String((Number(good[10]) + 1) % 10)
    expect([isCpf(good), isCpf(bad)], good).toEqual([cpf.isValid(good), cpf.isValid(bad)])
  }
})

test('rejects eleven equal digits, letters and wrong lengths', () => {
  for (const text of ['11111111111', '00000000000', '1234567890', 'abc.def.ghi-jk', '', '529982247255']) {
    expect(isCpf(text), text).toBe(false)
  }
  expect(isCpf('529.982.247-25')).toBe(true)
})

test('formats a partial CPF', () => {
  expect(['', '5', '5299', '5299822', '529982247', '5299822472', '529982247259'].map(formatCpf)).toEqual([
    '',
    '5',
    '529.9',
    '529.982.2',
    '529.982.247',
    '529.982.247-2',
    '529.982.247-25',
  ])
})

test('requires an area code in use and the right length of a phone', () => {
  for (const text of ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '2133334444']) {
    expect(isBrazilianPhone(text), text).toBe(true)
  }
  for (const text of [
    '987654321',
    '10987654321',
    '20987654321',
    '11887654321',
    '119876543210',
    '1112345',
    'x',
  ]) {
    expect(isBrazilianPhone(text), text).toBe(false)
  }
})

test('formats a partial phone', () => {
  expect(['', '1', '119', '1133334444', '11987654321', '+5511987654321'].map(formatPhone)).toEqual([
    '',
    '(1',
    '(11) 9',
    '(11) 3333-4444',
    '(11) 98765-4321',
    '(11) 98765-4321',
  ])
})

test('keeps only digits', () => {
  expect(onlyDigits('529.982.247-25 ')).toBe('52998224725')
})

test.each([
  '+81 90-1234-5678',
  '+34 912 345 678',
  '+1 (415) 555-2671',
  '(+351) 912 345 678',
  '0034 912 345 678',
  '＋３４ 912 345 678',
  '\u202a+44 20 7946 0958\u202c',
  '+595 21 98765-4321',
  '+5 511 98765-4321 000',
])('refuses %s, which is of another country', (text) => {
  expect(isBrazilianPhone(text)).toBe(false)
})

test('knows a number of another country from one that is not whole', () => {
  expect(['+34 912 345 678', '0034912345678', '(+1) 415'].map(isForeignPhone)).toEqual([true, true, true])
  expect(['+', '+5', '+55 11', '0055', '11 98765', '011', ''].map(isForeignPhone)).toEqual(
    Array(7).fill(false),
  )
})

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['+55 (011) 98765-4321', '11987654321'],
  ['0055 11 98765-4321', '11987654321'],
  ['011 98765-4321', '11987654321'],
  ['0 15 11 98765-4321', '11987654321'],
  ['0 41 21 3333-4444', '2133334444'],
  ['(011) 3333-4444', '1133334444'],
  ['55 3212-3456', '5532123456'],
  ['+55 55 3212-3456', '5532123456'],
  ['（１１）９８７６５－４３２１', '11987654321'],
  ['\u202a+55 11 98765\u20114321\u202c', '11987654321'],
])('understands %s', (text, digits) => {
  expect([isBrazilianPhone(text), phoneDigits(text)]).toEqual([true, digits])
})

test.each(['５２９.９８２.２４７-２５', '529\u2011982\u2011247\u201125', '\u200e529.982.247-25'])(
  'reads the CPF %s',
  (text) => {
    expect([isCpf(text), onlyDigits(text)]).toEqual([true, '52998224725'])
  },
)
