import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const ui = join(import.meta.dirname, '..')
const files = globSync('src/**/*.{ts,tsx}', { cwd: ui }).filter(
  (path) => !/\.(?:stories|test|fixtures)\./.test(path),
)
const imports = new Map(
  files.map((path) => {
    const code = readFileSync(join(ui, path), 'utf8')
    const named = [...code.matchAll(/from '(\.[^']+\.tsx?)'/g)]
    return [path, named.map((match) => normalize(join(dirname(path), match[1] ?? '')))]
  }),
)

/** Chains of imports, of types too, that come back to where they began. */
function circles(): string[] {
  const found = new Set<string>()
  const done = new Set<string>()
  const walk = (path: string, way: string[]) => {
    if (way.includes(path)) found.add([...way.slice(way.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    done.add(path)
    for (const next of imports.get(path) ?? []) walk(next, [...way, path])
  }
  for (const path of files) walk(path, [])
  return [...found]
}

const folderOf = (path: string) => path.split('/')[1] ?? ''

it('has no folders that import each other', () => {
  const arrows = new Set<string>()
  for (const [path, targets] of imports) {
    for (const target of targets) arrows.add(`${folderOf(path)} → ${folderOf(target)}`)
  }
  const mutual = [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' → ')
    return from !== to && arrows.has(`${to} → ${from}`)
  })
  expect(mutual).toEqual([])
})

it('has no import cycles', () => {
  expect(circles()).toEqual([])
})
