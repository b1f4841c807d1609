import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { type Counts, type Runner, readLastLines, readReport } from './reports.ts'

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
  /** Name of a step that has to end before, well or not. */
  needs?: string
}

export interface Outcome extends Counts {
  name: string
  seconds: number
}

function getReportOptions(
  runner: Step['report'],
  file: string,
): { args: string[]; env: Record<string, string> } {
  if (runner === 'vitest')
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
  if (runner === 'playwright')
    return { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
  return { args: [], env: {} }
}

interface Ended {
  code: number
  output: string
}

/** A program that cannot start counts as failed. Its output is printed in one piece at its end. */
function runProgram(step: Step, args: string[], env: Record<string, string>): Promise<Ended> {
  const cwd = join(root, step.folder ?? '.')
  const bins = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? '']
  const child = spawn(step.run[0], args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: bins.join(delimiter), ...env, ...step.env },
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ code: 1, output: error.message })
    })
    child.on('close', (code) => {
      const whole = Buffer.concat(output)
      process.stdout.write(whole)
      resolve({ code: code ?? 1, output: whole.toString() })
    })
  })
}

async function readCounts(step: Step, file: string, { code, output }: Ended): Promise<Counts> {
  const broken: Counts = { passed: 0, failed: 1, failures: readLastLines(output) }
  if (step.report === undefined) return code === 0 ? { passed: 1, failed: 0, failures: [] } : broken
  try {
    const counts = readReport(step.report, await readFile(file, 'utf8'))
    // Unhandled errors and failed set-ups end a runner without a failed test.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return broken
  }
}

/** Runs one step, with its runner's report written to `folder`. */
export async function runStep(step: Step, folder: string): Promise<Outcome> {
  const file = join(folder, `${step.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
  const options = getReportOptions(step.report, file)
  console.log(`── ${step.name}: ${step.run.join(' ')}${step.folder ? `  (${step.folder})` : ''}`)
  const started = performance.now()
  const ended = await runProgram(step, [...step.run.slice(1), ...options.args], options.env)
  const seconds = (performance.now() - started) / 1000
  const counts = await readCounts(step, file, ended)
  console.log(`── ${step.name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name: step.name, ...counts, seconds }
}
