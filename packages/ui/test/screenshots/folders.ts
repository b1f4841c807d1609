import { join } from 'node:path'

const ui = join(import.meta.dirname, '../..')
const cache = join(ui, 'node_modules/.cache/screenshots')

/** The committed screenshots: `<component>/<story>-<variant>.webp`. */
export const baselines = join(ui, 'test/baselines')

/** The baselines as PNG while the stories run. */
export const expected = join(cache, 'expected')

/** The actual screenshot and the difference of each failed comparison. */
export const diffs = join(cache, 'diffs')

/** The digests of screenshots that matched their baselines during `--update`, by the screenshot's name. */
export const matched = join(cache, 'matched')
