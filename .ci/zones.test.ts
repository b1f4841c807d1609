import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Each row: a file, what it tries to import, and whether its zone refuses it. */
const imports: { file: string; code: string; refused: boolean }[] = [
  // ui: props in, callbacks out
  ...refuses('packages/ui/src/teams/TeamCard/TeamCard.tsx', [
    '@convoca/sdk',
    '@convoca/sdk/text',
    '@convoca/contract',
    '@convoca/mocks',
    '@convoca/app',
    'jotai',
    'jotai-tanstack-query',
    '@tanstack/react-router',
    '@tanstack/query-core',
    'msw/http',
    'node:path',
    '../../../../app/src/main.tsx',
    '../../../../sdk/src/index.ts',
  ]),
  ...allows('packages/ui/src/teams/TeamCard/TeamCard.tsx', [
    'react',
    '@radix-ui/themes',
    '../../primitives/Button/Button.tsx',
  ]),
  ...refuses('packages/ui/src/teams/TeamCard/TeamCard.stories.tsx', ['@convoca/sdk', 'jotai']),
  ...allows('packages/ui/src/teams/TeamCard/TeamCard.stories.tsx', [
    'storybook/test',
    '../../../../../.storybook/preview.tsx',
  ]),
  // sdk: no React, no Node, no other package
  ...refuses('packages/sdk/src/client/create-client.ts', [
    'react',
    'react-dom/client',
    'jotai',
    'node:fs',
    '@convoca/ui',
    'fastify',
    'socket.io-client',
    'zod',
    '../../../server/src/build.ts',
  ]),
  ...allows('packages/sdk/src/client/create-client.ts', ['openapi-fetch', '../generated/operations.ts']),
  ...refuses('packages/sdk/src/realtime/index.ts', ['react', 'node:events']),
  ...allows('packages/sdk/src/realtime/index.ts', ['socket.io-client']),
  ...allows('packages/sdk/src/zod/index.ts', ['zod', '../generated/json-schemas.ts']),
  ...refuses('packages/sdk/src/zod/index.ts', ['react', 'openapi-fetch', 'node:fs']),
  ...refuses('packages/sdk/src/text/cpf.ts', ['openapi-fetch', '../client/create-client.ts', 'node:crypto']),
  // embed: the library's plain components, nothing with Radix or requests
  ...refuses('packages/embed/src/team-card/TeamCardView.tsx', [
    '@convoca/ui',
    '@convoca/ui/button',
    '@convoca/sdk/realtime',
    '@convoca/server',
    'node:path',
  ]),
  ...allows('packages/embed/src/team-card/TeamCardView.tsx', ['@convoca/ui/plain', '@convoca/sdk/text']),
  // contract: imports nothing
  ...refuses('packages/contract/src/operations.ts', [
    '@convoca/sdk',
    '@convoca/mocks',
    'zod',
    'node:path',
    '../../sdk/src/index.ts',
  ]),
  ...allows('packages/contract/src/files.ts', ['node:fs', './json.ts']),
  // fixtures: plain data, typed by the SDK
  ...refuses('packages/fixtures/src/teams.ts', [
    '@convoca/sdk',
    '@convoca/contract',
    '@convoca/mocks',
    'msw/http',
  ]),
  ...allows('packages/fixtures/src/players.ts', ['@convoca/sdk/text', './ids.ts']),
  // mocks
  ...refuses('packages/mocks/src/handlers/teams.ts', ['@convoca/ui', '@convoca/server', 'react', 'fastify']),
  ...allows('packages/mocks/src/handlers/teams.ts', [
    '@convoca/sdk',
    '@convoca/contract',
    '@convoca/fixtures',
    'msw/http',
  ]),
  // server
  ...refuses('packages/server/src/domains/teams/service.ts', [
    'fastify',
    '@fastify/static',
    'socket.io',
    'node:http',
    '../../routes/teams.ts',
    '../../plugins/session.ts',
    '../../http/problem.ts',
    '../../realtime/sockets.ts',
    '../../adapters/mailer.ts',
    '../../subscribers.ts',
    '@convoca/mocks',
    'react',
  ]),
  ...allows('packages/server/src/domains/teams/service.ts', [
    '@convoca/contract',
    '@convoca/sdk/text',
    'kysely',
    './repository.ts',
    '../../domain-events.ts',
    'node:crypto',
  ]),
  ...refuses('packages/server/src/domains/teams/rules.ts', [
    'kysely',
    './repository.ts',
    './service.ts',
    'node:fs',
  ]),
  ...refuses('packages/server/src/routes/teams.ts', [
    'kysely',
    'pg',
    'socket.io',
    'react',
    '../plugins/limits.ts',
    '../http/problem.ts',
    '../adapters/storage.ts',
    '../services.ts',
  ]),
  ...refuses('packages/server/src/database/migrate.ts', ['../domains/teams/rules.ts', '../services.ts']),
  ...allows('packages/server/src/database/migrate.ts', ['kysely', '../contract/types.ts']),
  ...allows('packages/server/src/routes/teams.ts', ['../domains/teams/service.ts']),
  ...refuses('packages/server/src/build.ts', ['@convoca/fixtures', '@convoca/mocks', '@convoca/ui']),
  ...refuses('packages/server/src/seed/seed.ts', ['fastify', '@convoca/mocks', '@convoca/ui']),
  ...allows('packages/server/src/seed/seed.ts', ['@convoca/fixtures']),
  // app: only atoms call the SDK
  ...refuses('app/src/screens/Teams/Teams.tsx', [
    '@convoca/sdk',
    '@convoca/sdk/core',
    '@convoca/sdk/realtime',
    '@convoca/contract',
    '@convoca/mocks',
    'msw/browser',
    '../../../../packages/sdk/src/index.ts',
    '../../../test/StoryApp.tsx',
  ]),
  ...refuses('app/src/screens/Teams/Teams.tsx', ['../../routes/router.tsx']),
  ...allows('app/src/screens/Teams/Teams.tsx', [
    '@convoca/ui',
    '../../atoms/teams.ts',
    '../../navigation/search.ts',
  ]),
  {
    file: 'app/src/screens/Teams/types.ts',
    code: "import type { Team } from '@convoca/sdk'\nexport type T = Team\n",
    refused: false,
  },
  ...refuses('app/src/forms/register.ts', ['@convoca/sdk', '@convoca/fixtures', '@convoca/mocks']),
  ...refuses('app/src/mappers/team.ts', [
    '@convoca/sdk/core',
    '../screens/Teams/TeamList.tsx',
    '../hooks/useConfirm.tsx',
  ]),
  ...refuses('app/src/hooks/useConfirm.tsx', ['../components/PageHead.tsx']),
  ...refuses('app/src/components/TeamCards.tsx', ['../routes/router.tsx', '@convoca/mocks']),
  ...allows('app/src/hooks/useConfirm.tsx', ['@convoca/ui', '../atoms/teams.ts']),
  ...allows('app/src/forms/register.ts', ['@convoca/sdk/text', 'zod']),
  ...refuses('app/src/atoms/teams.ts', [
    '@convoca/ui',
    '../screens/Teams/Teams.tsx',
    '../mappers/team.ts',
    '../navigation/search.ts',
    '@tanstack/react-router',
    '@convoca/contract',
    '@convoca/mocks',
    '../../test/mock-api.ts',
  ]),
  ...allows('app/src/atoms/teams.ts', ['@convoca/sdk/core', '@convoca/sdk/realtime', 'jotai']),
  ...allows('app/src/screens/Teams/Teams.stories.tsx', [
    '@convoca/mocks',
    '@convoca/fixtures',
    '../../../test/StoryApp.tsx',
  ]),
  // browser tests see what a person sees
  ...refuses('app/e2e/team.spec.ts', [
    '@convoca/sdk',
    '../src/main.tsx',
    '../../packages/server/src/build.ts',
  ]),
  ...allows('app/e2e/team.spec.ts', ['@playwright/test', './pages/auth.ts']),
]

function refuses(file: string, modules: string[]) {
  return modules.map((module) => ({ file, code: effectOf(module), refused: true }))
}

function allows(file: string, modules: string[]) {
  return modules.map((module) => ({ file, code: effectOf(module), refused: false }))
}

function effectOf(module: string): string {
  return `import { thing } from '${module}'\nexport const kept = thing\n`
}

/** The path at which row `index` is written: beside the place it stands for, in a folder of its own kind. */
function placeOf(file: string, index: number): string {
  // rules.ts is a zone by its name; the others are zones by their folder and their ending.
  if (file.endsWith('/rules.ts')) return file.replace('/teams/', `/teams${index}/`)
  return file.replace(/([^/]+?)(\.(?:stories|test|spec))?(\.tsx?)$/, `$1${index}$2$3`)
}

let folder: string
let found: Set<string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zones-'))
  // Types are not read, because the text of an import alone decides the zones.
  const config = (await readFile(join(root, '.oxlintrc.json'), 'utf8')).replace(
    '"typeAware": true',
    '"typeAware": false',
  )
  await writeFile(join(folder, '.oxlintrc.json'), config)
  await writeFile(join(folder, '.gitignore'), 'node_modules/\n')
  for (const [index, { file, code }] of imports.entries()) {
    const path = join(folder, placeOf(file, index))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, code)
  }
  found = await restrictedIn(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The files in which the linter reports a forbidden import. */
async function restrictedIn(cwd: string): Promise<Set<string>> {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint')
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [bin, '-f', 'json'], { cwd, maxBuffer: 1 << 26 }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  return new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  )
}

test.each(imports.map((row, index) => ({ ...row, index, first: row.code.split('\n')[0] })))(
  '$file: $first (refused: $refused)',
  ({ file, index, refused }) => {
    expect(found.has(placeOf(file, index))).toBe(refused)
  },
)
