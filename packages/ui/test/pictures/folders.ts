import { join } from 'node:path'

const ui = join(import.meta.dirname, '../..')

/** The pictures as they are kept: `<component>/<story>-<variant>.webp`. */
export const kept = join(ui, 'test/baselines')

/** The same as PNG, between a run's start and its end. */
export const expected = join(ui, 'node_modules/.cache/pictures/expected')

/** What was seen instead, and the difference. */
export const differing = join(ui, 'node_modules/.cache/pictures/differing')
