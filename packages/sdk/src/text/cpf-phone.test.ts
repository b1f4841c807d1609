import { cpf } from 'cpf-cnpj-validator'
import { expect, test } from 'vitest'
import { cpfCheckDigits, formatCpf, formatPhone, isBrazilianPhone, isCpf, onlyDigits } from './cpf-phone.ts'

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
