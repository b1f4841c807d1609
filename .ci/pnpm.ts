import { execFileSync } from 'node:child_process'

/** Runs the pnpm that runs this script; a bare machine has it by npx alone. */
export function runPnpm(cwd: string, ...args: string[]): void {
  const path = process.env['npm_execpath']
  const [program, ...before] =
    path === undefined || !path.includes('pnpm')
      ? (['pnpm'] as const)
      : /\.[cm]?js$/.test(path)
        ? ([process.execPath, path] as const)
        : ([path] as const)
  execFileSync(program, [...before, ...args], { cwd, stdio: 'inherit' })
}
