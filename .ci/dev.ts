/** `pnpm dev`: the server restarting on change and Vite in front of it; one Ctrl-C ends both. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run-step.ts'

const serverPort = process.env['PORT'] ?? '3000'
const appPort = process.env['APP_PORT'] ?? '5173'

const children: ChildProcess[] = [
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=@convoca/source', 'packages/server/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        NODE_ENV: 'development',
        LOG_LEVEL: 'info',
        // The address that the browser shows: passkeys and the links of mails belong to it.
        PUBLIC_URL: `http://localhost:${appPort}`,
        ...process.env,
        PORT: serverPort,
      },
    },
  ),
  spawn(join(root, 'app/node_modules/.bin/vite'), ['--port', appPort, '--strictPort'], {
    cwd: join(root, 'app'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CONVOCA_SERVER: `http://localhost:${serverPort}` },
  }),
]

/** A terminal's Ctrl-C reaches the children by itself; the end of one must reach the other. */
function endAll(): void {
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)
for (const child of children) {
  child.on('exit', (code) => {
    if (code !== null && code !== 0) process.exitCode = code
    endAll()
  })
}
