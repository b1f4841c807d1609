import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  origin: string
  process: ChildProcess
  stop(): Promise<void>
}

interface ServerProcessOptions {
  env: Record<string, string>
  /** The limit of open files and connections; the machine's own by default. */
  descriptors?: number
}

/** The server of this checkout, or of the one that is the script's argument. */
const [, , checkout = join(import.meta.dirname, '../../..')] = process.argv
const serverFolder = resolve(checkout, 'packages/server')

/** Starts a server of its own process, like `pnpm start`, on a free port of this machine. */
export async function startServer({ env, descriptors }: ServerProcessOptions): Promise<ServerProcess> {
  const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `
  const command = `${limit}exec "$0" --max-semi-space-size=4 --conditions=@convoca/source src/main.ts`
  const child = spawn('/bin/sh', ['-c', command, process.execPath], {
    cwd: serverFolder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', SEED_DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill()
    await exited
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\S+$/.exec(line) ?? []
    if (origin === undefined) continue
    // A full pipe would block the server.
    child.stdout.resume()
    return { origin, process: child, stop }
  }
  throw new Error('The server did not start')
}
