import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { expected, kept } from './folders.ts'
import { packPicture, unpackPicture } from './pack.ts'

/** Names without their endings, with the moment each was last written. */
async function picturesIn(folder: string, ending: string): Promise<Map<string, Date>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const pictures = names
    .filter((name) => extname(name) === ending)
    .map(async (name) => [name.slice(0, -ending.length), (await stat(join(folder, name))).mtime] as const)
  return new Map(await Promise.all(pictures))
}

/** Writes `to` from `from` and gives it the same moment, by which it is known to be the same picture. */
async function convert(from: string, to: string, by: (picture: Buffer) => Promise<Buffer>): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, await by(await readFile(from)))
  const { mtime } = await stat(from)
  await utimes(to, mtime, mtime)
}

async function changed(): Promise<{ packed: string[]; unpacked: string[]; gone: string[] }> {
  const packed = await picturesIn(kept, '.webp')
  const unpacked = await picturesIn(expected, '.png')
  const differs = (name: string) => packed.get(name)?.getTime() !== unpacked.get(name)?.getTime()
  return {
    packed: [...packed.keys()].filter(differs),
    unpacked: [...unpacked.keys()].filter(differs),
    gone: [...unpacked.keys()].filter((name) => !packed.has(name)),
  }
}

/** Before the stories: the kept pictures as PNG. */
export async function setup(): Promise<void> {
  const { packed, gone } = await changed()
  await Promise.all(gone.map((name) => rm(join(expected, `${name}.png`))))
  await Promise.all(
    packed.map((name) => convert(join(kept, `${name}.webp`), join(expected, `${name}.png`), unpackPicture)),
  )
}

/** After them: what `--update` has taken anew is kept. */
export async function teardown(): Promise<void> {
  const { unpacked } = await changed()
  await Promise.all(
    unpacked.map((name) => convert(join(expected, `${name}.png`), join(kept, `${name}.webp`), packPicture)),
  )
}
