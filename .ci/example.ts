/**
 * Packs the SDK, installs the tarball in an empty folder and runs its examples there against the real server:
 * one player creates a team and invites another, who accepts.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPnpm } from './pnpm.ts'
import { root } from './run-step.ts'
import { startServer } from './server-process.ts'
import { getTarball } from './tarballs.ts'

const sdk = join(root, 'packages/sdk')
const limit = 60_000
const password = 'convoca-demo-2026'

const folder = mkdtempSync(join(tmpdir(), 'convoca-example-'))

function install(): void {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@convoca/sdk': `file:${getTarball('sdk')}` },
    }),
  )
  runPnpm(folder, 'install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile')
  for (const file of readdirSync(join(sdk, 'examples')))
    copyFileSync(join(sdk, 'examples', file), join(folder, file))
}

interface Run {
  child: ChildProcess
  output: () => string
  done: Promise<void>
}

function runExample(node: string, file: string, env: Record<string, string>): Run {
  const lines: string[] = []
  const child = spawn(node, [file], { cwd: folder, env: { ...process.env, ...env }, timeout: limit })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      lines.push(text.toString())
      process.stdout.write(`${file}: ${text.toString()}`)
    })
  }
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}`))))
  })
  // Awaited later; until then a failure must not count as unhandled.
  done.catch(() => undefined)
  return { child, output: () => lines.join(''), done }
}

/** Resolves when the invited player is connected, so that the invitation arrives in real time. */
function waitUntilConnected(run: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    run.child.stdout?.on('data', () => {
      if (/^connected$/m.test(run.output())) resolve()
    })
    run.done.then(() => reject(new Error('the invited player exited early')), reject)
  })
}

async function runBoth(node: string, url: string): Promise<void> {
  const common = { CONVOCA_URL: url, PASSWORD: password }
  const invited = runExample(node, 'accept-invitation.mjs', {
    ...common,
    EMAIL: 'brunocv@convoca.example',
    TEAM: 'Exemplo',
  })
  await waitUntilConnected(invited)
  const inviting = runExample(node, 'invite-player.mjs', {
    ...common,
    EMAIL: 'ana.bia@convoca.example',
    PLAYER: 'brunocv',
    LOGO: join(root, 'docs/teams.png'),
  })
  await Promise.all([invited.done, inviting.done])
  if (!/logo: image\/jpeg\n[^]*is invited\nTEAM_JOIN: .+\n200: 2 members\n/.test(inviting.output()))
    throw new Error('the response never arrived')
}

let server: Awaited<ReturnType<typeof startServer>> | undefined
try {
  install()
  server = await startServer()
  // This Node, and the machine's own where it has another.
  const system = ['/usr/bin/node', '/usr/local/bin/node'].filter((path) => existsSync(path)).slice(0, 1)
  for (const node of [process.execPath, ...system]) await runBoth(node, server.url)
  console.log('The examples run from the packed tarball.')
} finally {
  await server?.discard()
  rmSync(folder, { recursive: true, force: true })
}
