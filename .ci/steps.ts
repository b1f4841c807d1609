import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { root, type Step } from './run-step.ts'

const typed = [
  'packages/contract',
  'packages/sdk',
  'packages/sdk-generator',
  'packages/fixtures',
  'packages/mocks',
  'packages/server',
  'packages/ui',
  'packages/embed',
  'app',
  'app/worker',
]

/** Steps that read the sources and run no test. */
const staticSteps: Step[] = [
  { name: 'generated files are fresh', run: ['node', 'packages/sdk-generator/src/cli.ts', '--check'] },
  ...typed.map((folder): Step => ({ ...types(folder), folder })),
  types('root'),
  { name: 'lint', run: ['oxlint'] },
  { name: 'format', run: ['oxfmt', '--check'] },
]

/** Those that every change needs only before it is merged. */
const contractSteps: Step[] = [
  {
    name: 'contract lint',
    run: ['redocly', 'lint', 'openapi/openapi.yaml', 'openapi/asyncapi.yaml'],
    env: { REDOCLY_TELEMETRY: 'off' },
  },
  { name: 'contract against the released one', run: ['node', '.ci/breaking.ts'] },
  { name: 'unused exports, files and dependencies', run: ['knip', '--no-progress'] },
]

const unitSteps: Step[] = [
  vitest('unit: gate, contract examples and zones', '.'),
  vitest('unit: sdk', 'packages/sdk'),
  vitest('unit: sdk generator', 'packages/sdk-generator'),
  vitest('unit: contract', 'packages/contract'),
  vitest('unit: fixtures', 'packages/fixtures'),
  vitest('unit: mocks', 'packages/mocks'),
  vitest('unit: ui', 'packages/ui', '--project', 'unit'),
  vitest('unit: embed', 'packages/embed'),
  vitest('unit: app', 'app'),
]

const server = vitest('server on PostgreSQL', 'packages/server')

const stories = vitest('stories, axe and screenshots', 'packages/ui', '--project', 'stories')

const browserTests: Step = {
  name: 'browser tests',
  run: ['playwright', 'test'],
  folder: 'app',
  report: 'playwright',
  needs: 'app build',
}

const withArguments = (step: Step, ...args: string[]): Step => ({ ...step, run: [...step.run, ...args] })

/** Parts of steps that every change has to pass: without what is marked `night`. */
const storiesByDay: Step = { ...stories, env: { STORY_VARIANTS: 'dark' } }
const serverByDay = withArguments(server, '--tags-filter', '!night')
const browserTestsByDay: Step = { ...browserTests, env: { BROWSER_TESTS: 'day' } }

/** Steps that check what users of the app and of the published packages get. */
const builtSteps: Step[] = [
  { name: 'app build', run: ['pnpm', 'run', 'build'], folder: 'app' },
  { name: 'packed packages', run: ['node', '.ci/packages.ts'] },
  {
    name: 'sdk examples from the tarball against the server',
    run: ['node', '.ci/example.ts'],
    needs: 'packed packages',
  },
  { name: 'sizes: ui', run: ['size-limit'], folder: 'packages/ui', needs: 'packed packages' },
  { name: 'sizes: sdk', run: ['size-limit'], folder: 'packages/sdk' },
  { name: 'sizes: embed', run: ['size-limit'], folder: 'packages/embed', needs: 'packed packages' },
]

/** The second run checks only what has changed since the first, because its result is kept. */
function types(name: string): Step {
  const known = join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`)
  return {
    name: `types ${name}`,
    run: ['tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', known],
  }
}

function vitest(name: string, folder: string, ...args: string[]): Step {
  return { name, run: ['vitest', 'run', ...args], folder, report: 'vitest' }
}

/**
 * The steps that every change has to pass, in twelve minutes of two cores. The longest start first: the stories beside the server's
 * tests.
 */
export function listSteps(): Step[] {
  return [
    storiesByDay,
    serverByDay,
    ...staticSteps,
    ...contractSteps,
    ...unitSteps.toReversed(),
    ...builtSteps,
    browserTestsByDay,
  ]
}

/** Steps that concern what changes seldom, or need Go, Python and Java or WordPress and its database beside Node. */
const nightlySteps: Step[] = [
  // The app's stories and flows on a page that the browser translates.
  vitest('translated stories', 'packages/ui', '--project', 'translated'),
  vitest(
    'storybook builds and its pages open',
    'packages/ui',
    '--config',
    'storybook-tests/vitest.config.ts',
  ),
  { name: 'packed ui with React 18 and 19', run: ['node', '.ci/consumers.ts'], needs: 'packed packages' },
  { name: 'packed ui in Next', run: ['node', '.ci/next-consumer.ts'], needs: 'packed packages' },
  {
    name: 'packed embed with React 18 and 19',
    run: ['node', '.ci/embed-consumers.ts'],
    needs: 'packed packages',
  },
  { name: 'a release into a local registry', run: ['node', '.ci/release-dry.ts'] },
  { name: 'clients of foreign generators compile', run: ['node', '.ci/foreign-generators.ts'] },
  { name: 'the block in WordPress', run: ['node', '.ci/wordpress.ts'], needs: 'app build' },
]

/** Everything, before an issue or a release is called done, and by night. */
export function listAllSteps(): Step[] {
  return [
    stories,
    server,
    ...staticSteps,
    ...contractSteps,
    ...unitSteps.toReversed(),
    ...builtSteps,
    browserTests,
    ...nightlySteps,
  ]
}

/** The daily loop: types, lint, format, and the tests and stories that changed since `main`, the server's first. */
export function listChangedSteps(): Step[] {
  const base = git('merge-base', 'HEAD', 'main')
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean)
  const units = [...unitSteps, serverByDay].map((step) =>
    withArguments(step, '--changed', base, '--passWithNoTests'),
  )
  const folders = [...new Set(changed.map(getStoryFolder).filter((folder) => folder !== undefined))]
  const changedStories = folders.length === 0 ? [] : [withArguments(stories, ...folders)]
  return [...units.toReversed(), ...changedStories, ...staticSteps]
}

/**
 * The folder of the stories that a changed file concerns: its component's folder, or what vitest knows a file
 * of stories by.
 */
function getStoryFolder(file: string): string | undefined {
  if (file.endsWith('.stories.tsx')) return file.replace(/^packages\/ui\//, '')
  const [, component] = /^packages\/ui\/(src\/[^/]+\/[A-Z][^/]*\/)/.exec(file) ?? []
  return component ?? (/^app\/src\/screens\/.+/.test(file) ? `${dirname(file)}/` : undefined)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
