/** Writes the baselines anew in fewer bytes (shrinkPicture.ts). Runs after every `test:visual:update`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shrinkPicture } from './shrinkPicture.ts'

const folder = join(import.meta.dirname, 'baselines')
let before = 0
let after = 0
for (const name of await readdir(folder, { recursive: true })) {
  if (!name.endsWith('.png')) continue
  const path = join(folder, name)
  const picture = await readFile(path)
  const small = await shrinkPicture(picture)
  before += picture.length
  after += small.length
  if (small !== picture) await writeFile(path, small)
}
process.stdout.write(
  `pictures: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after\n`,
)
