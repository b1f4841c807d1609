import { stripVTControlCharacters } from 'node:util'

/** The counts of a runner's report about its tests. */
export interface Counts {
  passed: number
  failed: number
  /** Each failed test with the first lines of what it says. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** A few lines, without terminal colours: what was expected and received stands below the first. */
function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.length === 0 ? name : `${name}: ${lines.slice(0, 12).join('\n         ').trim()}`
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, message, assertionResults }) =>
      // A file that does not load has no tests that could fail.
      assertionResults.length === 0
        ? [describeFailure(name, message)]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages[0])),
    )
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return describeFailure(`${file} › ${title}`, errors.find(Boolean))
    })
  return [...own, ...suites.flatMap(playwrightFailures)]
}

const readers = {
  vitest: (text: string): Counts => {
    const report = JSON.parse(text) as VitestReport
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      failures: vitestFailures(report),
    }
  },
  playwright: (text: string): Counts => {
    const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...suites.flatMap(playwrightFailures),
        ...errors.map(({ message }) => describeFailure('playwright', message)),
      ],
    }
  },
}

/** The runners whose reports are read. */
export type Runner = keyof typeof readers

/** Reads a runner's JSON report; throws for what is none. */
export function readReport(runner: Runner, text: string): Counts {
  return readers[runner](text)
}

/** The last lines of a program without a report, where its error usually stands. */
export function readLastLines(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.filter((line) => line.trim() !== '').slice(-20)
}
