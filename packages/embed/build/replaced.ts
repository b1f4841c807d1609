import { join } from 'node:path'

const source = (path: string) => join(import.meta.dirname, '../src', path)

/** This package's runtime in the place of React's, and what the library's plain components use beside it. */
export const ownRuntime = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: source('jsx/runtime.ts') },
  { find: /^clsx$/, replacement: source('library/clsx.ts') },
  { find: /^\..*\/usePicture\/(?:image-loader|usePicture)\.ts$/, replacement: source('library/picture.ts') },
  { find: /^\..*\/time-zone\/time-zone\.ts$/, replacement: source('library/time-zone.ts') },
  { find: /^\..*\/useTexts\/useTexts\.ts$/, replacement: source('library/texts.ts') },
  // The seed of people's colours; that of teams is beside their colours.
  { find: '../colors/seed.ts', replacement: source('library/seed.ts') },
]

/** Modules whose work the server has done already, in the place of the library's functions: the colours of teams and the widths of pictures; and its dates need no check. */
export const preparedByServer = [
  { find: /^\.\..*\/colors\/(?:contrast|team-colors)\.ts$/, replacement: source('library/colors.ts') },
  { find: /^\..*\/initial-paint\.ts$/, replacement: source('library/colors.ts') },
  { find: /^\..*\/parse-date\.ts$/, replacement: source('library/dates.ts') },
  {
    find: /^\..*\/usePicture\/(?:image-loader|usePicture)\.ts$/,
    replacement: source('library/sized-picture.ts'),
  },
]
