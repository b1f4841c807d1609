import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The folder of the nearest `node_modules` above this folder that has the package, as Node finds it. */
function findPackage(name: string, folder: string): string | null {
  const found = join(folder, 'node_modules', name)
  if (existsSync(found)) return realpathSync(found)
  return dirname(folder) === folder ? null : findPackage(name, dirname(folder))
}

/** The names of everything that a package installs in production, its dependencies' dependencies included. */
function productionDependencies(folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return new Set()
  seen.add(folder)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const names = Object.keys(manifest.dependencies ?? {})
  const found = names.flatMap((name) => {
    const installed = findPackage(name, folder)
    return installed === null ? [] : [...productionDependencies(installed, seen)]
  })
  return new Set([...names, ...found])
}

const installed = productionDependencies(join(root, 'packages/server'))

test('the walk reaches dependencies of dependencies', () => {
  expect([...installed]).toEqual(
    expect.arrayContaining(['fastify', '@convoca/fixtures', 'socket.io-client', 'ws']),
  )
})

test.each(['@convoca/mocks', 'msw', 'vitest', 'playwright', 'typescript'])(
  'the production server does not install %s',
  (name) => {
    expect(installed.has(name)).toBe(false)
  },
)
