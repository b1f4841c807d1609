import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { baselines, expected } from './folders.ts'
import { packScreenshot, unpackScreenshot } from './pack.ts'

/** Names without their extensions, each with its modification time. */
async function listScreenshots(folder: string, extension: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const screenshots = names
    .filter((name) => extname(name) === extension)
    .map(async (name) => {
      const { mtime } = await stat(join(folder, name))
      return [name.slice(0, -extension.length), mtime.getTime()] as const
    })
  return new Map(await Promise.all(screenshots))
}

/** Writes `to` from `from` and gives it the same modification time, by which both are known to be the same. */
async function convert(from: string, to: string, by: (image: Buffer) => Promise<Buffer>): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, await by(await readFile(from)))
  const { mtime } = await stat(from)
  await utimes(to, mtime, mtime)
}

export const getExpected = (name: string) => join(expected, `${name}.png`)
const getBaseline = (name: string) => join(baselines, `${name}.webp`)

/** The PNG of a baseline, which is what Vitest compares with. Outdated ones have been removed by then. */
export async function unpackBaseline(name: string): Promise<void> {
  if (existsSync(getExpected(name)) || !existsSync(getBaseline(name))) return
  await convert(getBaseline(name), getExpected(name), unpackScreenshot)
}

export async function packBaseline(name: string): Promise<void> {
  await convert(getExpected(name), getBaseline(name), packScreenshot)
}

/** The PNGs that are not those of their baselines and were written since then, in milliseconds. */
export async function listOthers(since = 0): Promise<string[]> {
  const packed = await listScreenshots(baselines, '.webp')
  const unpacked = await listScreenshots(expected, '.png')
  return [...unpacked]
    .filter(([name, modified]) => modified >= since && packed.get(name) !== modified)
    .map(([name]) => name)
}
