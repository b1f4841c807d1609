import { rm } from 'node:fs/promises'
import { writeDigests } from './digests.ts'
import { getExpected, listOthers, packBaseline } from './expected.ts'
import { matched } from './folders.ts'

let started = 0

/** Before the stories: what is left of other baselines or of an interrupted run must not be taken for new. */
export async function setup(): Promise<void> {
  started = Date.now()
  await Promise.all((await listOthers()).map((name) => rm(getExpected(name))))
  await rm(matched, { recursive: true, force: true })
}

/** After them: what `--update` has retaken becomes a baseline. Older files are of baselines that were changed meanwhile. */
export async function teardown(): Promise<void> {
  const waiting = await listOthers(started)
  // A few at a time: each is several megabytes without its compression.
  const lanes = Array.from({ length: 4 }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await packBaseline(name)
  })
  await Promise.all(lanes)
  await writeDigests()
}
