import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { baselines, expected } from './folders.ts'
import { packScreenshot, unpackScreenshot } from './pack.ts'

/** Names without their extensions, each with its modification time. */
async function listScreenshots(folder: string, extension: string): Promise<Map<string, Date>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const screenshots = names
    .filter((name) => extname(name) === extension)
    .map(async (name) => [name.slice(0, -extension.length), (await stat(join(folder, name))).mtime] as const)
  return new Map(await Promise.all(screenshots))
}

/** Writes `to` from `from` and gives it the same modification time, by which both are known to be the same. */
async function convert(from: string, to: string, by: (image: Buffer) => Promise<Buffer>): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, await by(await readFile(from)))
  const { mtime } = await stat(from)
  await utimes(to, mtime, mtime)
}

async function findChanged(): Promise<{ packed: string[]; unpacked: string[]; removed: string[] }> {
  const packed = await listScreenshots(baselines, '.webp')
  const unpacked = await listScreenshots(expected, '.png')
  const differs = (name: string) => packed.get(name)?.getTime() !== unpacked.get(name)?.getTime()
  return {
    packed: [...packed.keys()].filter(differs),
    unpacked: [...unpacked.keys()].filter(differs),
    removed: [...unpacked.keys()].filter((name) => !packed.has(name)),
  }
}

/** A few at a time: each is several megabytes without its compression. */
async function forEachOf(names: string[], convertOne: (name: string) => Promise<void>): Promise<void> {
  const waiting = [...names]
  const lanes = Array.from({ length: 4 }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await convertOne(name)
  })
  await Promise.all(lanes)
}

/** Before the stories: the baselines as PNG, which is what Vitest compares with. */
export async function setup(): Promise<void> {
  const { packed, removed } = await findChanged()
  await Promise.all(removed.map((name) => rm(join(expected, `${name}.png`))))
  await forEachOf(packed, (name) =>
    convert(join(baselines, `${name}.webp`), join(expected, `${name}.png`), unpackScreenshot),
  )
}

/** After them: what `--update` has retaken becomes a baseline. */
export async function teardown(): Promise<void> {
  const { unpacked } = await findChanged()
  await forEachOf(unpacked, (name) =>
    convert(join(expected, `${name}.png`), join(baselines, `${name}.webp`), packScreenshot),
  )
}
