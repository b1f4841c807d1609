import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** One import between the files of `src/domains`, by their paths in there. */
interface DomainImport {
  from: string
  to: string
}

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'(?<specifier>\.[^']+)'/g

/** The imports of a file of `src/domains` from there: values and types, by statements and by calls. */
function findImports(file: string, source: string): DomainImport[] {
  return [...source.matchAll(specifiers)]
    .map(({ groups }) => posix.join(posix.dirname(file), groups?.['specifier'] ?? ''))
    .filter((to) => !to.startsWith('..'))
    .map((to) => ({ from: file, to }))
}

/** The first folder of a path; undefined for a file beside the folders, which every domain may import. */
function getDomain(file: string): string | undefined {
  const [domain, ...rest] = file.split('/')
  return rest.length === 0 ? undefined : domain
}

const isRepository = (file: string): boolean => /(?:^|[/-])repository\.ts$/.test(file)

const isForeign = ({ from, to }: DomainImport): boolean =>
  getDomain(from) !== undefined && getDomain(to) !== undefined && getDomain(from) !== getDomain(to)

const toEdge = ({ from, to }: DomainImport): string => `${getDomain(from)} → ${getDomain(to)}`

const toEdges = (imports: readonly DomainImport[]): string[] =>
  [...new Set(imports.filter(isForeign).map(toEdge))].toSorted()

/** Folders from which the way along the imports leads back to themselves. */
function findCircle(edges: readonly string[]): string[] {
  const imported = Map.groupBy(
    edges.map((edge) => edge.split(' → ')),
    ([from]) => from,
  )
  const reaches = (start: string): boolean => {
    const seen = new Set<string | undefined>()
    const next: (string | undefined)[] = [start]
    while (next.length > 0)
      for (const [, to] of imported.get(next.pop()) ?? []) {
        if (to === start) return true
        if (!seen.has(to)) next.push(to)
        seen.add(to)
      }
    return false
  }
  return [...new Set(edges.flatMap((edge) => edge.split(' → ')))].filter(reaches).toSorted()
}

const root = join(import.meta.dirname, '../src/domains')
const imports = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
  findImports(file, readFileSync(join(root, file), 'utf8')),
)
const edges = toEdges(imports)

test('the folders of the domains form no circle', () => {
  expect(edges.length).toBeGreaterThan(50)
  expect(findCircle(edges)).toEqual([])
})

/** The rooms of a domain that has some; what stands beside them is for all of them. */
const getRoom = (file: string): string | undefined => {
  const [, room, ...rest] = file.split('/')
  return rest.length === 0 ? undefined : room
}

test('the rooms of the championships form no circle either', () => {
  const between = imports
    .filter(({ from, to }) => getDomain(from) === 'championships' && getDomain(to) === 'championships')
    .map(({ from, to }) => [getRoom(from), getRoom(to)])
    .filter(([from, to]) => from !== undefined && to !== undefined && from !== to)
    .map(([from, to]) => `${from} → ${to}`)
  expect(new Set(between).size).toBeGreaterThan(5)
  expect(findCircle(between)).toEqual([])
})

test('no domain imports the repository of another one', () => {
  const found = imports.filter((one) => isForeign(one) && isRepository(one.to))
  expect(found.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

test.each([
  ["import { findTeam } from '../teams/repository.ts'", 'teams/repository.ts'],
  ["import type { TeamRow } from '../teams/repository.ts'", 'teams/repository.ts'],
  [
    "import {\n  findTeam,\n  lockTeam,\n} from '../teams/members-repository.ts'",
    'teams/members-repository.ts',
  ],
  ["export { findTeam } from '../teams/repository.ts'", 'teams/repository.ts'],
  ["const { findTeam } = await import('../teams/repository.ts')", 'teams/repository.ts'],
  ["import '../teams/repository.ts'", 'teams/repository.ts'],
])('finds the import in %j', (source, to) => {
  const found = findImports('chat/service.ts', source)
  expect(found).toEqual([{ from: 'chat/service.ts', to }])
  expect(found.every((one) => isForeign(one) && isRepository(one.to))).toBe(true)
})

test.each([
  ['chat/messages.ts', "import { findMessage } from './repository.ts'"],
  ['championships/stages/stage.ts', "import { findStage } from '../repository.ts'"],
  ['chat/service.ts', "import { formatMoment } from '../moments.ts'"],
  ['chat/service.ts', "import type { Context } from '../../context.ts'"],
])('leaves %s its own files and those below the domains: %j', (file, source) => {
  expect(findImports(file, source).filter(isForeign)).toEqual([])
})

test('finds who is in a circle, also of three and beside others', () => {
  expect(findCircle(['mail → digest', 'digest → mail', 'chat → users'])).toEqual(['digest', 'mail'])
  expect(findCircle(['users → teams', 'teams → chat', 'chat → users', 'chat → files'])).toEqual([
    'chat',
    'teams',
    'users',
  ])
  expect(findCircle(['users → files', 'teams → files', 'teams → users'])).toEqual([])
})
