import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getDigest, hasMatched } from './digests.ts'

const baseline = Buffer.from('the baseline')
const screenshot = getDigest(Buffer.from('the screenshot'))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoca-digests-'))
  const digests = { 'default-dark': getDigest(baseline, screenshot) }
  await mkdir(join(folder, 'card'))
  await writeFile(join(folder, 'card/default-dark.webp'), baseline)
  await writeFile(join(folder, 'card/default-light.webp'), baseline)
  await writeFile(join(folder, 'card/digests.json'), JSON.stringify(digests))
})
afterEach(() => rm(folder, { recursive: true }))

it('knows a screenshot that has matched its baseline', async () => {
  expect(await hasMatched('card/default-dark', screenshot, folder)).toBe(true)
})

it('does not know another screenshot', async () => {
  expect(await hasMatched('card/default-dark', getDigest(Buffer.from('another')), folder)).toBe(false)
})

it('does not know the same screenshot once its baseline has changed or is gone', async () => {
  await writeFile(join(folder, 'card/default-dark.webp'), 'another')
  expect(await hasMatched('card/default-dark', screenshot, folder)).toBe(false)
  await rm(join(folder, 'card/default-dark.webp'))
  expect(await hasMatched('card/default-dark', screenshot, folder)).toBe(false)
})

it('does not know what has not been compared yet', async () => {
  expect(await hasMatched('card/default-light', screenshot, folder)).toBe(false)
  expect(await hasMatched('list/default-dark', screenshot, folder)).toBe(false)
})
