import { execFileSync } from 'node:child_process'

/** The pnpm that runs this script, as a program and its first arguments; a bare machine has it by npx alone. */
export function findPnpm(): [program: string, ...args: string[]] {
  const path = process.env['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return ['pnpm']
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path]
}

export function runPnpm(cwd: string, ...args: string[]): void {
  const [program, ...before] = findPnpm()
  execFileSync(program, [...before, ...args], { cwd, stdio: 'inherit' })
}
