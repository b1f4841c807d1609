/**
 * Feeds the contract, as it is served, to generators of clients in other languages and compiles what they write: their users
 * have no patch of ours. Needs Go, Python 3, Java and Maven.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPnpm } from './pnpm.ts'
import { root } from './run-step.ts'

const contract = join(root, 'packages/sdk/src/generated/openapi.json')
const compiler = join(root, 'node_modules/.bin/tsc')

interface Generator {
  name: string
  /** Generates into `folder`, which is empty, and compiles. */
  run: (folder: string) => void
}

function call(cwd: string, program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  })
}

function compileTypeScript(folder: string): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['out/**/*.ts'] }))
  call(folder, compiler, '-p', 'tsconfig.json')
}

const GO_GENERATOR = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

function runGo(folder: string): void {
  call(folder, 'go', 'mod', 'init', 'example.com/convoca')
  const code = call(
    folder,
    'go',
    'run',
    GO_GENERATOR,
    '-generate',
    'types,client',
    '-package',
    'convoca',
    contract,
  )
  writeFileSync(join(folder, 'client.go'), code)
  call(folder, 'go', 'mod', 'tidy')
  call(folder, 'go', 'vet', './...')
}

/** Imports every module: Python compiles what it can parse, whatever names it does not find. */
const importAll = `
import importlib, pkgutil, convoca_client
for module in pkgutil.walk_packages(convoca_client.__path__, 'convoca_client.'):
    importlib.import_module(module.name)
`

function runPython(folder: string): void {
  call(folder, 'python3', '-m', 'venv', 'venv')
  const python = join(folder, 'venv/bin/python')
  call(folder, python, '-m', 'pip', '--quiet', 'install', 'openapi-python-client==0.29.1')
  writeFileSync(
    join(folder, 'config.yml'),
    'project_name_override: convoca-client\npackage_name_override: convoca_client\npost_hooks: []\n',
  )
  const generate = ['generate', '--path', contract, '--output-path', 'out', '--config', 'config.yml']
  call(folder, join(folder, 'venv/bin/openapi-python-client'), ...generate)
  call(join(folder, 'out'), python, '-c', importAll)
}

function runHeyApi(folder: string): void {
  const [pnpm, ...before] = findPnpm()
  const generate = ['-i', contract, '-o', join(folder, 'out'), '-c', '@hey-api/client-fetch']
  call(
    folder,
    pnpm,
    ...before,
    '--package=@hey-api/openapi-ts@0.99.0',
    '--package=typescript@5.9.3',
    'dlx',
    'openapi-ts',
    ...generate,
  )
  compileTypeScript(folder)
}

const JAVA_VERSION = '7.17.0'

function runOpenApiGenerator(folder: string): void {
  const artifact = `org.openapitools:openapi-generator-cli:${JAVA_VERSION}`
  call(folder, 'mvn', '-q', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false')
  const file = `openapi-generator-cli-${JAVA_VERSION}.jar`
  const jar = join(homedir(), '.m2/repository/org/openapitools/openapi-generator-cli', JAVA_VERSION, file)
  call(
    folder,
    'java',
    '-jar',
    jar,
    'generate',
    '-i',
    contract,
    '-g',
    'typescript-fetch',
    '-o',
    join(folder, 'out'),
  )
  compileTypeScript(folder)
}

const generators: Generator[] = [
  { name: 'oapi-codegen', run: runGo },
  { name: 'openapi-python-client', run: runPython },
  { name: '@hey-api/openapi-ts', run: runHeyApi },
  { name: 'openapi-generator', run: runOpenApiGenerator },
]

const work = mkdtempSync(join(tmpdir(), 'convoca-generators-'))
for (const [index, { name, run }] of generators.entries()) {
  const folder = join(work, String(index))
  mkdirSync(folder)
  try {
    run(folder)
    console.log(`${name}: ${readdirSync(folder).length} entries, compiled`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
rmSync(work, { recursive: true, force: true })
