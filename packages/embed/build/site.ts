/** Builds what the server sends: the scripts of `/embed/v1` into the built app, and the pages of `/embed/team` beside it. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleFonts, bundleRenderer, bundleSampleBell, bundleScripts } from './bundle.ts'

const [appDir = ''] = process.argv.slice(2)
const scripts = resolve(appDir, 'embed/v1')

rmSync(scripts, { recursive: true, force: true })
mkdirSync(scripts, { recursive: true })
await bundleScripts(scripts)
await bundleSampleBell(scripts)
await bundleFonts(scripts)
cpSync(join(import.meta.dirname, '../../ui/src/theme/generated/fonts'), scripts, { recursive: true })
await bundleRenderer(`${resolve(appDir)}-server`)

/** The values that a page puts into `integrity`, so that it runs this very version only. */
const integrity = Object.fromEntries(
  readdirSync(scripts)
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => [
      name,
      `sha384-${createHash('sha384')
        .update(readFileSync(join(scripts, name)))
        .digest('base64')}`,
    ]),
)
writeFileSync(join(scripts, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
