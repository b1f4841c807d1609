import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const built = join(import.meta.dirname, '../../dist')

/** Waits until the worker serves the page, and has cached what it needs for that. */
export async function expectWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** A copy of the app's build, which can be replaced by a newer one while a server runs. */
export class BuildCopy {
  readonly appDir: string
  readonly #folder: string
  #deployments = 0

  constructor(folder: string) {
    this.#folder = folder
    this.appDir = join(folder, 'app')
  }

  static async create(): Promise<BuildCopy> {
    const copy = new BuildCopy(await mkdtemp(join(tmpdir(), 'convoca-build-')))
    await cp(built, copy.appDir, { recursive: true })
    await cp(`${built}-server`, `${copy.appDir}-server`, { recursive: true })
    return copy
  }

  /** The address of the script that a page of the current build starts with. */
  async readEntry(): Promise<string> {
    const html = await readFile(join(this.appDir, 'index.html'), 'utf8')
    const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
    if (entry === undefined) throw new Error('The build has no entry')
    return entry
  }

  /** Gives every script another name, as the hash of another content does. Returns the new entry. */
  async deploy(): Promise<string> {
    this.#deployments += 1
    const assets = join(this.appDir, 'assets')
    const files = await listFiles(this.appDir)
    // Compressed files have the old names.
    for (const file of files) if (/\.(?:br|gz)$/.test(file)) await rm(file)
    const renamed = new Map<string, string>()
    for (const name of await readdir(assets))
      if (name.endsWith('.js')) renamed.set(name, name.replace(/\.js$/, `-d${this.#deployments}.js`))
    for (const file of files) {
      if (!/\.(?:js|html|json)$/.test(file)) continue
      const text = await readFile(file, 'utf8')
      await writeFile(
        file,
        text.replaceAll(/[\w.-]+\.js/g, (name) => renamed.get(name) ?? name),
      )
    }
    for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to))
    return this.readEntry()
  }

  discard(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true })
  }
}
