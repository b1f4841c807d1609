import { describe, expect, test } from 'vitest'
import { formatMoment, formatOnMoment } from './moments.ts'

describe('a moment in a notification', () => {
  test.each([
    ['2026-12-05T23:30:00Z', 'no sábado, 05/12, às 20h30 (horário de Brasília)'],
    ['2026-12-06T23:00:00Z', 'no domingo, 06/12, às 20h (horário de Brasília)'],
    ['2026-12-07T15:05:00Z', 'na segunda-feira, 07/12, às 12h05 (horário de Brasília)'],
    // Already the next day in UTC, and just past midnight in São Paulo.
    ['2026-12-09T02:59:00Z', 'na terça-feira, 08/12, às 23h59 (horário de Brasília)'],
    ['2026-12-09T03:00:00Z', 'na quarta-feira, 09/12, à 0h (horário de Brasília)'],
    ['2026-12-09T04:30:00Z', 'na quarta-feira, 09/12, à 1h30 (horário de Brasília)'],
    ['2026-12-09T05:00:00Z', 'na quarta-feira, 09/12, às 2h (horário de Brasília)'],
    // This is in the summer time of 2018.
    ['2018-12-07T22:30:00Z', 'na sexta-feira, 07/12, às 20h30 (horário de Brasília)'],
  ])('%s is %s', (at, expected) => {
    expect(formatOnMoment(new Date(at))).toBe(expected)
    expect(expected.endsWith(formatMoment(new Date(at)))).toBe(true)
  })
})
