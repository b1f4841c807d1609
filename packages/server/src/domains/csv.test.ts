import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const write = (cell: string) => writeCsv([['Time', cell, 'x']]).slice('Time,'.length, -',x\r\n'.length)

/** The cells of a line, as a program reads them that expects this separator. */
function readCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let rest = line
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const end = quoted === null ? rest.indexOf(separator) : quoted[0].length
    const text = quoted === null ? rest.slice(0, end < 0 ? rest.length : end) : (quoted[1] ?? '')
    cells.push(text.replaceAll('""', '"'))
    if (end < 0 || end >= rest.length) return cells
    const next = rest.indexOf(separator, end)
    if (next < 0) return cells
    rest = rest.slice(next + 1)
  }
}

const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell)

describe('cells', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "  '=1"],
    ['＝1', "'＝1"],
    ['\t=1', "\t'=1"],
    ['Trovão', 'Trovão'],
    ['São-Tomé', 'São-Tomé'],
    ['a, b', '"a, b"'],
  ])('writes %j as %j', (given, expected) => {
    expect(write(given)).toBe(expected)
  })

  test.each([',', ';', '\t', '|'])('has no formula where the separator is %j', (separator) => {
    const part = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      ',',
      ';',
      '|',
      '\t',
      '\r',
      '\n',
      '"',
      ' ',
      'a',
      "'",
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const lines = writeCsv([['Time', parts.join(''), 'x']]).split(/[\r\n]/)
        expect(lines.flatMap((line) => readCells(line, separator)).filter(isFormula)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
