import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCallers } from './package-managers.ts'

const tree = [
  { pid: 1, parent: 0, command: '/sbin/init' },
  { pid: 10, parent: 1, command: '-bash' },
  { pid: 20, parent: 10, command: 'npm exec pnpm@12 start' },
  { pid: 21, parent: 20, command: "sh -c 'pnpm' start" },
  { pid: 22, parent: 21, command: '/home/ana/.npm/_npx/9c70/node_modules/.bin/pnpm start' },
  { pid: 23, parent: 22, command: 'sh -c node .ci/start.ts' },
  { pid: 24, parent: 23, command: 'node .ci/start.ts' },
  { pid: 30, parent: 10, command: 'node .ci/start.ts' },
  { pid: 40, parent: 1, command: 'node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start' },
  { pid: 41, parent: 40, command: 'node .ci/start.ts' },
]

test.each([
  [24, [23, 22, 21, 20]],
  [41, [40]],
  [30, []],
])('process %i is run by the package managers and shells %j, not by a terminal', (pid, callers) => {
  expect(findCallers(tree, pid).map((caller) => caller.pid)).toEqual(callers)
})

test('ends with the outermost package manager, although a shell and pnpm between them go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convoca-npx-'))
  const watcher = join(import.meta.dirname, 'package-managers.ts')
  // Each level starts the next one as npx, its shell and pnpm do.
  const server = `
    const { watchPackageManagers } = await import(${JSON.stringify(watcher)})
    await watchPackageManagers(() => { console.log('ended'); process.exit() })
    console.log('watching'); setInterval(() => undefined, 1000)`
  const start = (program: string, args: string[]): string =>
    `require('node:child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: 'inherit' })`
  writeFileSync(join(folder, 'server.mjs'), server)
  writeFileSync(join(folder, 'pnpm.js'), start('/bin/sh', ['-c', `"${process.execPath}" server.mjs; true`]))
  writeFileSync(join(folder, 'npx.js'), start(process.execPath, ['./pnpm.js']))
  const npx = spawn(process.execPath, ['./npx.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npx.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(() => output).toContain('watching')
  npx.kill('SIGKILL')
  await once(npx.stdout, 'end')
  expect(output).toContain('ended')
  rmSync(folder, { recursive: true })
})
