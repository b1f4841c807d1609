import { expect, test } from 'vitest'
import * as core from '../src/core/index.ts'
import * as whole from '../src/index.ts'

test('exports the same as the core, except createConvoca and, with nothing left to load, lazyConvoca', () => {
  const names = Object.keys(core).filter((name) => name !== 'lazyConvoca')
  expect(Object.keys(whole).toSorted()).toEqual(names.toSorted())
  const other = Object.entries(core).filter(([name, value]) =>
    Object.entries(whole).every(([n, v]) => n !== name || v !== value),
  )
  expect(other.map(([name]) => name)).toEqual(['createConvoca', 'lazyConvoca'])
})
