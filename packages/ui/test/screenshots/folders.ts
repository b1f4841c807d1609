import { join } from 'node:path'

const ui = join(import.meta.dirname, '../..')
const cache = join(ui, 'node_modules/.cache/screenshots')

/** The committed screenshots: `<component>/<story>-<variant>.webp`. */
export const baselines = join(ui, 'test/baselines')

/** The same as PNG while the stories run. */
export const expected = join(cache, 'expected')

/** Of each failed comparison the actual screenshot and the difference. */
export const diffs = join(cache, 'diffs')

/** Under its screenshot's name the digest of each that matched its baseline during `--update`. */
export const matched = join(cache, 'matched')
