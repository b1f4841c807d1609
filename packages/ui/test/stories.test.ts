import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../src')
const files = globSync('**/*.stories.tsx', { cwd: source }).toSorted()

/** Parts without a word of their own or the caller's. */
const WORDLESS = new Set(['ConvocaTheme', 'Skeleton', 'TeamCardSkeleton', 'ImageWithFallback', 'Logo'])

/** Parts that only show: nothing in them can be focused. */
const STILL = new Set<string>([
  'AvatarGroup',
  'Badge',
  'ConvocaTheme',
  'FormError',
  'GeneratedBanner',
  'ImageWithFallback',
  'LoadingOverlay',
  'Panel',
  'PresenceDot',
  'Skeleton',
  'Tag',
  'TagBadge',
  'TeamBanner',
  'TeamCardSkeleton',
  'TeamLogo',
  'TypingIndicator',
  'UnreadBadge',
])

/** Each story of a file with the text that it is written in. */
function storiesOf(file: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(source, file), 'utf8').split(/^export const (?=\w+ = meta\.story)/m)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]))
}

it.each(files)('%s has the stories that everything has', (file) => {
  const stories = storiesOf(file)
  const component = basename(file, '.stories.tsx')
  const wanted = ['Default', 'Examples']
  if (!WORDLESS.has(component)) wanted.push('LongText')
  if (!STILL.has(component)) wanted.push('Interactions')
  expect(wanted.filter((name) => !stories.has(name))).toEqual([])
  if (!STILL.has(component)) expect(stories.get('Interactions')).toMatch(/userEvent\.(keyboard|tab)\(/)
})

it('leaves a picture of every story', () => {
  expect(files.filter((file) => readFileSync(join(source, file), 'utf8').includes('no-screenshot'))).toEqual(
    [],
  )
})

it('names no part that is not there', () => {
  const components = new Set(files.map((file) => basename(file, '.stories.tsx')))
  expect([...WORDLESS, ...STILL].filter((name) => !components.has(name))).toEqual([])
})
