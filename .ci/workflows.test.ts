import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-step.ts'
import { listAllSteps } from './steps.ts'

test('the shards of the night run every step', () => {
  const nightly = readFileSync(join(root, '.github/workflows/nightly.yml'), 'utf8')
  const [, shards = ''] = /matrix:\n +steps:\n((?: +- .+\n)+)/.exec(nightly) ?? []
  const words = shards.split(/[\s-]+/).filter(Boolean)
  expect(words).toContain('server')
  const left = listAllSteps().filter(({ name }) => !words.some((word) => name.includes(word)))
  expect(left.map(({ name }) => name)).toEqual([])
})
