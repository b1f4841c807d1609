/** `pnpm test`: gets what the tests need, then runs the whole gate. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'

const browser = ensureBrowser()
console.log(`Browser: ${browser}`)
const gate = spawn(process.execPath, [join(import.meta.dirname, 'check.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: browser },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gate.kill(signal))
gate.on('exit', (code) => {
  process.exitCode = code ?? 1
})
