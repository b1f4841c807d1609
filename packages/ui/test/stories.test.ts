import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { isScreenshotDue } from './screenshots/due.ts'
import { baselines } from './screenshots/folders.ts'

const source = join(import.meta.dirname, '../src')
const index = readFileSync(join(source, 'index.ts'), 'utf8')
const files = globSync('**/*.stories.tsx', { cwd: source }).toSorted()

/** The source code of each story in a file. */
function storiesOf(file: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(source, file), 'utf8').split(/^export const (?=\w+ = meta\.story)/m)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]))
}

/** Tags of the component: `static` if nothing in it can be focused, `no-text` if it shows no text. */
function readTags(file: string): string[] {
  const [meta = ''] = readFileSync(join(source, file), 'utf8').split(/^export const /m)
  return [...meta.matchAll(/tags: \[([^\]]*)\]/g)].flatMap(([, tags = '']) => tags.match(/[\w-]+/g) ?? [])
}

it.each(files)('%s has the stories that every component has', (file) => {
  const stories = storiesOf(file)
  const tags = readTags(file)
  // The texts of the app's own parts are their own: only what they are given can be long. One that shows all in its Default has its
  // picture there.
  const isPublic = index.includes(`'./${file.replace('.stories.tsx', '.tsx')}'`)
  const isPictured = !isPublic && stories.get('Default')?.includes("tags: ['screenshot-dark']") === true
  const wanted = isPictured ? ['Default'] : ['Default', 'Examples']
  if (isPublic && !tags.includes('no-text')) wanted.push('LongText')
  if (!tags.includes('static')) wanted.push('Interactions')
  expect(wanted.filter((name) => !stories.has(name))).toEqual([])
  if (!tags.includes('static')) {
    expect(stories.get('Interactions')).toMatch(/userEvent\.(keyboard|tab)\(/)
  }
})

/** The code of all stories by their ids, those of the app's flows and of the embeds too. */
function readAllStories(): Map<string, string> {
  const repository = join(import.meta.dirname, '../../..')
  const folders = ['packages/ui/src/**', 'packages/embed/stories', 'app/stories']
  const patterns = folders.map((folder) => `${folder}/*.stories.tsx`)
  const paths = globSync(patterns, { cwd: repository })
  const stories = paths.flatMap((path) => {
    const [meta = '', ...parts] = readFileSync(join(repository, path), 'utf8').split(
      /^export const (?=\w+ = \w+\.(?:story|extend)\()/m,
    )
    const title = /preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(meta)?.[1] ?? ''
    return parts.map((code) => {
      const name = code.slice(0, code.indexOf(' '))
      return [toId(title, storyNameFromExport(name)), code] as const
    })
  })
  return new Map(stories)
}

it('has no screenshot of a story that is gone', () => {
  const stories = readAllStories()
  const orphans = globSync('*/*.webp', { cwd: baselines }).filter((path) => {
    const [component = '', name = ''] = path.split('/')
    return !stories.has(`${component}--${name.replace(/-(?:dark|light|phone)\.webp$/, '')}`)
  })
  expect(orphans).toEqual([])
})

it('has no screenshot in dark that is not compared', () => {
  const stories = readAllStories()
  const unused = globSync('*/*-dark.webp', { cwd: baselines }).filter((path) => {
    const id = path.replace('/', '--').replace(/-dark\.webp$/, '')
    const tags = stories.get(id)?.match(/screenshot-\w+/g) ?? []
    return !isScreenshotDue(id, tags, 'dark')
  })
  expect(unused).toEqual([])
})

it('has at most 400 screenshots', () => {
  expect(globSync('*/*.webp', { cwd: baselines }).length).toBeLessThanOrEqual(400)
})

it('takes a screenshot of every story', () => {
  expect(files.filter((file) => readFileSync(join(source, file), 'utf8').includes('no-screenshot'))).toEqual(
    [],
  )
})
