/** `pnpm start`: builds the app and becomes the server. It ends with the `npx` or `pnpm` that runs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watchPackageManagers } from './package-managers.ts'
import { findPnpm } from './pnpm.ts'
import { root } from './run-step.ts'

await watchPackageManagers(() => process.kill(process.pid, 'SIGTERM'))

const [program, ...before] = findPnpm()
const build = spawn(program, [...before, 'run', 'build'], { cwd: root, stdio: 'inherit' })
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const stopBuild = (signal: NodeJS.Signals): void => void build.kill(signal)
for (const signal of signals) process.on(signal, stopBuild)
const [code, signal] = await once(build, 'exit')
if (code !== 0) process.exit(typeof signal === 'string' ? 0 : 1)

// The server handles signals from here on.
for (const each of signals) process.off(each, stopBuild)
await import('../packages/server/src/main.ts')
