/**
 * `pnpm release:dry`: releases the last commit into a registry on this machine, by the commands of a real release, and uses the
 * packages as their users install them: by `import`, by `require`, and rendered by React on a server.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from 'verdaccio'
import { findPnpm } from './pnpm.ts'
import { root } from './run-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'convoca-release-'))
const clone = join(folder, 'clone')
const names = ['sdk', 'ui', 'embed']

// Tarballs that the gate has packed already are of another folder than the clone.
const env = { ...process.env, CONVOCA_TARBALLS: join(folder, 'tarballs') }

/** Does not block this process, in which the registry answers. */
function run(cwd: string, program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

function runPnpm(cwd: string, ...args: string[]): Promise<void> {
  const [program, ...before] = findPnpm()
  return run(cwd, program, ...before, ...args)
}

/** A registry that has no package but those of this release. */
async function startRegistry(): Promise<{ server: Server; url: string; token: string }> {
  const config = {
    configPath: join(folder, 'registry.yaml'),
    self_path: join(folder, 'registry.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'users') } },
    packages: { '@convoca/*': { access: '$all', publish: '$authenticated' } },
    uplinks: {},
    middlewares: {},
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  }
  const server: Server = await runServer(config)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const response = await fetch(`${url}/-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'only-on-this-machine' }),
  })
  const { token } = (await response.json()) as { token: string }
  return { server, url, token }
}

/** Sends the scope of the packages to the registry on this machine; everything else comes from where it always does. */
function writeSettings(target: string, url: string, token: string): void {
  writeFileSync(
    join(target, '.npmrc'),
    `@convoca:registry=${url}\n${url.replace('http:', '')}/:_authToken=${token}\n`,
  )
}

async function release(url: string, token: string): Promise<void> {
  await run(folder, 'git', 'clone', '--quiet', root, clone)
  writeSettings(clone, url, token)
  await runPnpm(clone, 'install', '--frozen-lockfile', '--prefer-offline')
  await runPnpm(clone, 'exec', 'changeset', 'version')
  for (const name of names) {
    const changelog = readFileSync(join(clone, 'packages', name, 'CHANGELOG.md'), 'utf8')
    if (!changelog.includes('Initial release')) throw new Error(`The changelog of ${name} lacks its note`)
  }
  await runPnpm(clone, 'run', 'release')
}

const script = (load: string) => `${load}
if (typeof sdk.createConvoca !== 'function') throw new Error('the SDK has no createConvoca')
if (typeof embed !== 'object') throw new Error('nothing of the elements is loaded')
const html = server.renderToString(react.createElement(ui.ConvocaTheme, null, react.createElement(ui.Button, null, 'Criar time')))
if (!html.includes('Criar time')) throw new Error(html)
`
const loaded = {
  sdk: '@convoca/sdk',
  ui: '@convoca/ui',
  embed: '@convoca/embed',
  react: 'react',
  server: 'react-dom/server',
}
const lines = (render: (name: string, module: string) => string) =>
  script(
    Object.entries(loaded)
      .map(([name, module]) => render(name, module))
      .join('\n'),
  )

/** One copy of the classes, however they are loaded: \`instanceof\` holds between files that import and files that require. */
const sameClasses = `import { ConvocaError } from '@convoca/sdk'
import { createRequire } from 'node:module'
if (createRequire(import.meta.url)('@convoca/sdk').ConvocaError !== ConvocaError) throw new Error('there are two copies of the SDK')
`

async function tryOut(url: string, token: string): Promise<void> {
  const user = join(folder, 'user')
  mkdirSync(user)
  writeSettings(user, url, token)
  const dependencies = Object.fromEntries(names.map((name) => [`@convoca/${name}`, 'latest']))
  writeFileSync(
    join(user, 'package.json'),
    JSON.stringify({ private: true, dependencies: { ...dependencies, react: '19', 'react-dom': '19' } }),
  )
  await runPnpm(user, 'install', '--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile')
  writeFileSync(
    join(user, 'import.mjs'),
    lines((name, module) => `import * as ${name} from '${module}'`),
  )
  writeFileSync(
    join(user, 'require.cjs'),
    lines((name, module) => `const ${name} = require('${module}')`),
  )
  writeFileSync(join(user, 'both.mjs'), sameClasses)
  // This Node, and the machine's own where it has another.
  const system = ['/usr/bin/node', '/usr/local/bin/node'].filter((path) => existsSync(path)).slice(0, 1)
  for (const node of [process.execPath, ...system])
    for (const file of ['import.mjs', 'require.cjs', 'both.mjs']) await run(user, node, file)
}

const { server, url, token } = await startRegistry()
try {
  await release(url, token)
  await tryOut(url, token)
  console.log('The three packages are released into a local registry, and run from there.')
} finally {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
}
