import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

/** One import between the files of `src/domains`, by their paths in there. */
interface DomainImport {
  from: string
  to: string
}

/**
 * Folders that still import one that imports them, directly or through others. The list only becomes shorter: whoever opens a
 * circle takes the line out, and the test below refuses a line that no longer closes one.
 */
const closesCircle: readonly string[] = [
  'badges → admin',
  'digest → mail',
  'files → admin',
  'files → badges',
  'files → championships',
  'files → games',
  'files → team-content',
  'files → teams',
  'files → users',
  'games → admin',
  'notifications → chat',
  'notifications → invitations',
  'notifications → push',
  'notifications → schedules',
  'teams → achievements',
  'teams → championships',
  'teams → sponsors',
  'users → ratings',
  'users → teams',
]

/** Files that still import the repository of another domain, instead of a function of its service. It only becomes shorter. */
const importsRepository: readonly string[] = [
  'admin/tickets-repository.ts → support/repository.ts',
  'admin/tickets.ts → support/repository.ts',
  'admin/users-repository.ts → auth/two-step/repository.ts',
  'admin/users-repository.ts → files/repository.ts',
  'admin/users.ts → auth/suspensions-repository.ts',
  'badges/service.ts → admin/users-repository.ts',
  'championships/notifications.ts → notifications/repository.ts',
  'championships/registrations.ts → teams/repository.ts',
  'championships/rosters.ts → notifications/repository.ts',
  'championships/service.ts → files/repository.ts',
  'championships/staff.ts → notifications/staff-invitation-repository.ts',
  'championships/staff.ts → users/repository.ts',
  'chat/blocks.ts → users/repository.ts',
  'chat/messages.ts → teams/repository.ts',
  'chat/notifications.ts → notifications/repository.ts',
  'chat/reports-repository.ts → admin/reports-repository.ts',
  'chat/reports.ts → admin/reports-repository.ts',
  'chat/service.ts → files/repository.ts',
  'chat/service.ts → users/repository.ts',
  'communications/service.ts → teams/repository.ts',
  'dashboard/repository.ts → recruitment/repository.ts',
  'dashboard/service.ts → notifications/repository.ts',
  'dashboard/service.ts → ratings/profile-repository.ts',
  'digest/content.ts → dashboard/repository.ts',
  'files/repository.ts → team-content/repository.ts',
  'files/service.ts → badges/repository.ts',
  'files/service.ts → games/repository.ts',
  'files/service.ts → team-content/repository.ts',
  'files/service.ts → teams/repository.ts',
  'files/service.ts → users/equipment-repository.ts',
  'invitations/cancellation.ts → teams/repository.ts',
  'invitations/links.ts → notifications/repository.ts',
  'invitations/links.ts → teams/members-repository.ts',
  'invitations/links.ts → teams/repository.ts',
  'invitations/notifications.ts → notifications/repository.ts',
  'invitations/responses.ts → notifications/repository.ts',
  'invitations/responses.ts → teams/members-repository.ts',
  'invitations/responses.ts → teams/repository.ts',
  'invitations/service.ts → notifications/replaced-repository.ts',
  'invitations/service.ts → recruitment/repository.ts',
  'invitations/service.ts → teams/repository.ts',
  'mail/service.ts → auth/email-change-repository.ts',
  'mail/service.ts → notifications/quotes-repository.ts',
  'mail/service.ts → notifications/repository.ts',
  'notifications/limits.ts → chat/blocks-repository.ts',
  'notifications/repository.ts → schedules/check-ins-repository.ts',
  'push/delivery.ts → notifications/repository.ts',
  'ratings/profile-repository.ts → games/repository.ts',
  'schedules/notifications.ts → notifications/repository.ts',
  'schedules/service.ts → notifications/repository.ts',
  'team-content/service.ts → files/repository.ts',
  'teams/members.ts → notifications/repository.ts',
  'teams/notifications.ts → notifications/repository.ts',
  'teams/profile-repository.ts → badges/repository.ts',
  'teams/queries.ts → games/repository.ts',
  'teams/settings.ts → championships/repository.ts',
  'users/equipment-repository.ts → files/repository.ts',
  'users/games-repository.ts → games/repository.ts',
  'users/recommendations-repository.ts → files/repository.ts',
  'users/record-repository.ts → badges/repository.ts',
  'users/record-repository.ts → ratings/profile-repository.ts',
  'users/repository.ts → files/repository.ts',
]

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'(?<specifier>\.[^']+)'/g

/** What a file of `src/domains` imports from there: values and types, by statements and by calls. */
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
  expect(findCircle(edges.filter((edge) => !closesCircle.includes(edge)))).toEqual([])
})

test('each exception still closes a circle', () => {
  const isNeeded = (exception: string): boolean =>
    findCircle(edges.filter((edge) => edge === exception || !closesCircle.includes(edge))).length > 0
  expect(closesCircle.filter((exception) => !isNeeded(exception))).toEqual([])
})

test('no domain imports the repository of another one', () => {
  const found = imports.filter((one) => isForeign(one) && isRepository(one.to))
  expect(found.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual(importsRepository.toSorted())
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
