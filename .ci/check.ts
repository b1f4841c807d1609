/**
 * `pnpm check`: the whole gate, two steps at a time. Every step runs even after a failed one; the last line is
 * `N passed, N failed`. `--changed` runs what concerns the changes since `main`, `--all` also what is run by night alone;
 * other arguments choose steps by a part of their names: `pnpm check lint unit`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Outcome, runStep, type Step } from './run-step.ts'
import { listAllSteps, listChangedSteps, listSteps } from './steps.ts'

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
})
const listed = values.changed ? listChangedSteps() : values.all ? listAllSteps() : listSteps()
const steps = listed.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)

const folder = await mkdtemp(join(tmpdir(), 'convoca-check-'))
process.env['CONVOCA_TARBALLS'] = join(folder, 'tarballs')

const waiting = [...steps]
const ended = new Map<string, Promise<Outcome>>()

/** One after the other; each lane takes the first step that waits. */
async function runLane(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await startStep(step)
}

function startStep(step: Step): Promise<Outcome> {
  const needed = step.needs === undefined ? undefined : ended.get(step.needs)
  const outcome = Promise.resolve(needed).then(() => runStep(step, folder))
  ended.set(step.name, outcome)
  return outcome
}

function printSummary(outcomes: Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  // Failed tests come last: of a long log no more than the end may be shown.
  const sorted = outcomes.toSorted((first, second) => Math.sign(first.failed) - Math.sign(second.failed))
  console.log('')
  for (const { name, passed, failed, failures, seconds } of sorted) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED'
    console.log(
      `${verdict} ${name.padEnd(width)}  ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`,
    )
    for (const failure of failures) console.log(`       ✗ ${failure}`)
  }
}

await Promise.all([runLane(), runLane()])
const outcomes = await Promise.all(ended.values())
await rm(folder, { recursive: true, force: true })

printSummary(outcomes)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
if (failed > 0 || steps.length === 0) process.exitCode = 1
console.log(`\n${passed} passed, ${failed} failed`)
