import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Process {
  pid: number
  parent: number
  command: string
}

const POLL_INTERVAL = 500

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='], { maxBuffer: 2 ** 26 })
  return [...stdout.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }))
}

function isPackageManager({ command }: Process): boolean {
  return command.split(' ', 2).some((word) => /^(.*\/)?(npm|npx|pnpm)(-cli)?(\.[cm]?js)?$/.test(word))
}

/**
 * The processes between `pid` and the outermost package manager that runs it, that one included. Whoever has started the
 * package manager (a terminal, a service manager) is not among them: it may end and leave us running.
 */
export function findCallers(processes: readonly Process[], pid: number): Process[] {
  const byId = new Map(processes.map((running) => [running.pid, running]))
  const ancestors: Process[] = []
  let current = byId.get(byId.get(pid)?.parent ?? 0)
  while (current !== undefined && !ancestors.includes(current)) {
    ancestors.push(current)
    current = byId.get(current.parent)
  }
  return ancestors.slice(0, ancestors.findLastIndex(isPackageManager) + 1)
}

/**
 * Calls `onEnd` once a package manager above this process has ended, or a shell between them. A signal to `npx` alone ends
 * only some of them: pnpm and what it runs would go on.
 */
export async function watchPackageManagers(onEnd: () => void): Promise<void> {
  // Windows has no `ps`, so there is nothing to watch.
  const started = findCallers(await listProcesses().catch(() => []), process.pid)
  if (started.length === 0) return
  const timer = setInterval(() => {
    void listProcesses().then(
      (processes) => {
        const now = findCallers(processes, process.pid)
        if (started.every(({ pid }) => now.some((running) => running.pid === pid))) return
        clearInterval(timer)
        onEnd()
      },
      () => undefined,
    )
  }, POLL_INTERVAL)
  timer.unref()
}
