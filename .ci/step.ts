import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { type Counts, type Runner, readReport } from './reports.ts'

export const root = join(import.meta.dirname, '..')

export interface Step {
  name: string
  /** A program of `node_modules/.bin` (the step's folder first, then the root), or of PATH. */
  run: [program: string, ...args: string[]]
  /** Relative to the root; default the root itself. */
  folder?: string
  env?: Record<string, string>
  /** The runner whose report counts the tests; without one the step itself counts as one. */
  report?: Runner
  /** Steps of a lane run one after the other, beside those without one. */
  lane?: 'stories'
  /** Told instead of running; such a step counts nothing. */
  leftOut?: string | undefined
}

export interface Outcome extends Counts {
  name: string
  seconds: number
  leftOut?: string
}

function reportFlags(kind: Step['report'], file: string): { args: string[]; env: Record<string, string> } {
  if (kind === 'vitest')
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
  if (kind === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
  return { args: [], env: {} }
}

/** The exit code; a program that cannot start counts as failed. */
function runProgram(step: Step, args: string[], env: Record<string, string>): Promise<number> {
  const cwd = join(root, step.folder ?? '.')
  const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? '']
  const child = spawn(step.run[0], args, {
    cwd,
    stdio: step.lane === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: bins.join(delimiter), ...env, ...step.env },
  })
  // Two runners' lines would mix: what runs beside is told in one piece.
  const told: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => told.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => told.push(chunk))
  child.on('close', () => process.stdout.write(Buffer.concat(told)))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A step that says nothing but that it failed. */
const broken: Counts = { passed: 0, failed: 1, failures: [] }

async function countsOf(step: Step, file: string, code: number): Promise<Counts> {
  if (step.report === undefined) return code === 0 ? { passed: 1, failed: 0, failures: [] } : broken
  try {
    const counts = readReport(step.report, await readFile(file, 'utf8'))
    // Unhandled errors and failed set-ups end a runner without a failed test.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return broken
  }
}

/** Runs one step with its output live, and says how it went. */
export async function runStep(step: Step, reports: string): Promise<Outcome> {
  if (step.leftOut !== undefined) {
    console.log(`\n── ${step.name}: left out, ${step.leftOut}`)
    return { name: step.name, passed: 0, failed: 0, failures: [], seconds: 0, leftOut: step.leftOut }
  }
  console.log(`\n── ${step.name}: ${step.run.join(' ')}${step.folder ? `  (${step.folder})` : ''}`)
  const file = join(reports, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  const flags = reportFlags(step.report, file)
  const started = performance.now()
  const code = await runProgram(step, [...step.run.slice(1), ...flags.args], flags.env)
  const seconds = (performance.now() - started) / 1000
  const counts = await countsOf(step, file, code)
  console.log(`── ${step.name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name: step.name, ...counts, seconds }
}
