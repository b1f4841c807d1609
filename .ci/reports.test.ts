import { expect, it } from 'vitest'
import { readLastLines, readReport } from './reports.ts'

it('names the tests that failed in vitest, and the files that did not load', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: 'src/one.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2\n  at one'] },
        ],
      },
      { name: 'src/two.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  }
  expect(readReport('vitest', JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 2,
    failures: ['takes away: expected 1 to be 2\n           at one', 'src/two.test.ts: No such module'],
  })
})

it('names those that failed in playwright, however deep, and what failed outside of them', () => {
  const failed = { error: { message: '\u001B[31mTest timeout\u001B[39m\nCall log' } }
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 0 },
    suites: [
      {
        file: 'bell.spec.ts',
        specs: [{ title: 'opens', ok: true, tests: [{ results: [{}] }] }],
        suites: [
          { file: 'bell.spec.ts', specs: [{ title: 'closes', ok: false, tests: [{ results: [failed] }] }] },
        ],
      },
    ],
    errors: [{ message: 'No browser' }],
  }
  expect(readReport('playwright', JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    failures: ['bell.spec.ts › closes: Test timeout\n         Call log', 'playwright: No browser'],
  })
})

it('throws for what is no report', () => {
  expect(() => readReport('vitest', 'Killed')).toThrow(SyntaxError)
})

it('ends with what a program without a report said last', () => {
  const early = Array.from({ length: 30 }, (_, line) => `line ${line}`)
  const lines = readLastLines([...early, '', '\u001B[31mError: no team card\u001B[39m', ''].join('\n'))
  expect(lines).toHaveLength(20)
  expect(lines.at(-1)).toBe('Error: no team card')
})
