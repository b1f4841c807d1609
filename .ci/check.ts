/**
 * `pnpm check`: the whole gate, in order, the stories beside the rest. Every step runs even after a failed one; the
 * last line is `N passed, N failed`. Arguments choose steps by a part of their names: `pnpm check lint unit`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runStep, type Step } from './step.ts'

const bundle = 'packages/sdk/src/generated/openapi.json'

const contractSteps: Step[] = [
  {
    name: 'contract lint (redocly)',
    run: ['redocly', 'lint', 'openapi/openapi.yaml', 'openapi/asyncapi.yaml'],
    env: { REDOCLY_TELEMETRY: 'off' },
  },
  { name: 'contract lint (spectral)', run: ['spectral', 'lint', bundle, '--fail-severity=hint'] },
  { name: 'contract against the released one', run: ['node', '.ci/breaking.ts'] },
]

const unitSteps: Step[] = [
  { name: 'unit: gate, contract examples and zones', run: ['vitest', 'run'], report: 'vitest' },
  { name: 'unit: sdk', run: ['vitest', 'run'], folder: 'packages/sdk', report: 'vitest' },
  { name: 'unit: sdk generator', run: ['vitest', 'run'], folder: 'packages/sdk-generator', report: 'vitest' },
  { name: 'unit: contract', run: ['vitest', 'run'], folder: 'packages/contract', report: 'vitest' },
  { name: 'unit: fixtures', run: ['vitest', 'run'], folder: 'packages/fixtures', report: 'vitest' },
  { name: 'unit: mocks', run: ['vitest', 'run'], folder: 'packages/mocks', report: 'vitest' },
  {
    name: 'unit: ui',
    run: ['vitest', 'run', '--project', 'unit'],
    folder: 'packages/ui',
    report: 'vitest',
  },
  { name: 'unit: app', run: ['vitest', 'run'], folder: 'app', report: 'vitest' },
]

/** What users of the published packages get. */
const packedSteps: Step[] = [
  { name: 'packed packages', run: ['node', '.ci/packages.ts'] },
  // Of what the step before has built.
  { name: 'sizes: ui', run: ['node', '.ci/ui-sizes.ts'] },
  { name: 'packed ui with React 18 and 19', run: ['node', '.ci/consumers.ts'] },
  { name: 'sdk examples from the tarball against the server', run: ['node', '.ci/example.ts'] },
]

const typed = [
  'packages/contract',
  'packages/sdk',
  'packages/sdk-generator',
  'packages/fixtures',
  'packages/mocks',
  'packages/server',
  'packages/ui',
  'app',
]

function listSteps(): Step[] {
  return [
    { name: 'generated files are fresh', run: ['node', 'packages/sdk-generator/src/cli.ts', '--check'] },
    ...typed.map((folder): Step => ({
      name: `types ${folder}`,
      run: ['tsc', '-p', 'tsconfig.json'],
      folder,
    })),
    { name: 'types root', run: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', run: ['oxlint'] },
    { name: 'format', run: ['oxfmt', '--check'] },
    ...contractSteps,
    { name: 'unused exports, files and dependencies', run: ['knip', '--no-progress'] },
    ...unitSteps,
    { name: 'server on PostgreSQL', run: ['vitest', 'run'], folder: 'packages/server', report: 'vitest' },
    {
      name: 'stories, axe and screenshots',
      lane: 'stories',
      run: ['vitest', 'run', '--project', 'stories'],
      folder: 'packages/ui',
      report: 'vitest',
    },
    {
      name: 'storybook builds and its pages open',
      run: ['vitest', 'run', '--config', 'storybook-tests/vitest.config.ts'],
      folder: 'packages/ui',
      report: 'vitest',
    },
    { name: 'app build', run: ['vite', 'build'], folder: 'app' },
    { name: 'sizes: app', run: ['node', '.ci/sizes.ts'] },
    { name: 'sizes: sdk', run: ['size-limit'], folder: 'packages/sdk' },
    ...packedSteps,
    { name: 'browser tests', run: ['playwright', 'test'], folder: 'app', report: 'playwright' },
  ]
}

function printSummary(outcomes: Outcome[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  console.log('')
  for (const { name, passed, failed, failures, seconds, leftOut } of outcomes) {
    const verdict = leftOut === undefined ? (failed === 0 ? 'ok    ' : 'FAILED') : 'left out'
    const counts = leftOut ?? `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`
    console.log(`${verdict} ${name.padEnd(width)}  ${counts}`)
    // Whoever sees no more than a log's end still learns what to look for.
    for (const failure of failures) console.log(`       ✗ ${failure}`)
  }
}

const wanted = process.argv.slice(2).filter((argument) => argument !== '--')
const steps = listSteps().filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)
const reports = await mkdtemp(join(tmpdir(), 'convoca-reports-'))

/** One after the other, as one lane. */
async function runLane(lane: Step['lane']): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps.filter((one) => one.lane === lane)) outcomes.push(await runStep(step, reports))
  return outcomes
}

// A browser that draws stories leaves a core free most of the time: the other steps use it.
const outcomes = (await Promise.all([runLane(undefined), runLane('stories')])).flat()
await rm(reports, { recursive: true, force: true })

printSummary(outcomes)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
if (failed > 0 || steps.length === 0) process.exitCode = 1
console.log(`\n${passed} passed, ${failed} failed`)
