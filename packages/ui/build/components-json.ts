/**
 * Writes `components.json`: every exported component with its entry, its props, its stories and the day of its last
 * accessibility review. `--check` only says whether the file is fresh.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
import type { FolderDocs } from '../src/component-docs.ts'
import { readEntries, type Entry } from './entries.ts'

const ui = join(import.meta.dirname, '..')
const src = join(ui, 'src')
const file = join(ui, 'components.json')

/** What these mean is the same everywhere. */
const conventions: Readonly<Record<string, string>> = {
  texts: 'Words in place of the Portuguese ones; all English ones are in `@convoca/ui/en`.',
  ref: 'The root element.',
}

interface Prop {
  name: string
  type: string
  required: boolean
  default?: string
  description?: string
}

interface Source {
  path: string
  code: string
}

/** The sources of a component's folder, without its stories and tests. */
function sourcesOf({ folder }: Entry): Source[] {
  return globSync('*.{ts,tsx}', { cwd: join(src, folder) })
    .filter((name) => !/\.(?:stories|test|fixtures)\.|^docs\.ts$|^index\.ts$/.test(name))
    .toSorted()
    .map((name) => ({ path: join(src, folder, name), code: readFileSync(join(src, folder, name), 'utf8') }))
}

/** A declaration begins with its line, and what belongs to it is indented. */
const declarationsOf = (code: string) => code.split(/^(?=\S)/m)

/** A component that takes either of two sets of props is read twice, each time as if there were only the one. */
function readingsOf(entry: Entry): Source[][] {
  const sources = sourcesOf(entry)
  const either = /^(export type \w+Props = )(\w+Props) \| (\w+Props)$/m
  const sets = sources.flatMap(({ code }) => either.exec(code)?.slice(2) ?? [])
  if (sets.length === 0) return [sources]
  return sets.map((taken) => {
    const other = sets.find((set) => set !== taken)
    const read = (code: string) =>
      declarationsOf(code.replace(either, `$1${taken}`))
        .filter((declaration) => !declaration.startsWith(`export type ${other} `))
        .join('')
    return sources.map(({ path, code }) => ({ path, code: read(code) }))
  })
}

function documentationOf(entry: Entry, sources: readonly Source[]): Documentation | undefined {
  for (const { path, code } of sources) {
    if (!new RegExp(`^export function ${entry.component}\\b`, 'm').test(code)) continue
    const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
    const found = parse(code, { filename: path, resolver })
    return found.find(({ displayName }) => displayName === entry.component)
  }
  return undefined
}

/** The declarations of props alone: a text or a local value may have a prop's name. */
function propsCodeOf(sources: readonly Source[]): string {
  return sources
    .flatMap(({ code }) => declarationsOf(code))
    .filter((line) => /^(?:export )?(?:type|interface) \w*Props\b/.test(line))
    .join('\n')
}

/** Without comments and line breaks; members of an object type stand on lines of their own. */
function onOneLine(type: string): string {
  return type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(?<=[^\s{([<|&,;:=])(?<!=>)\s*\n\s*(?=[\w'"[])/g, '; ')
    .replaceAll(/\s+/g, ' ')
}

const inUnion = (type: string) => (type.includes('=>') ? `(${type})` : type)

/** One prop of two sets that a component takes either of. */
function both(one: Prop, other: Prop): Prop {
  const type = one.type === other.type ? one.type : `${inUnion(one.type)} | ${inUnion(other.type)}`
  const description = [...new Set([one.description, other.description])].filter(Boolean).join(' ')
  return { ...one, type, required: one.required && other.required, ...(description ? { description } : {}) }
}

function propsIn(sources: readonly Source[], { props = {} }: Documentation): Prop[] {
  const code = propsCodeOf(sources)
  return Object.entries(props).flatMap(([name, { tsType, required, ...more }]) => {
    // A native attribute that only has a default here.
    if (tsType === undefined) return []
    const told = 'raw' in tsType ? tsType.raw : 'value' in tsType ? tsType.value : tsType.name
    // What the parser cannot name stands in the source.
    const type =
      told === 'unknown' ? (new RegExp(`^ +${name}\\??: (.+)$`, 'm').exec(code)?.[1] ?? told) : told
    const { defaultValue } = more
    const description = more.description || conventions[name]
    return {
      name,
      type: onOneLine(type),
      required: required === true,
      ...(typeof defaultValue?.value === 'string' ? { default: defaultValue.value } : {}),
      ...(description ? { description: description.replaceAll(/\s+/g, ' ') } : {}),
    }
  })
}

/** What the page of a component says of it, and its props. */
function documented(entry: Entry): { description: string; props: Prop[] } {
  const props = new Map<string, Prop>()
  let description = ''
  for (const sources of readingsOf(entry)) {
    const documentation = documentationOf(entry, sources)
    if (!documentation) continue
    description = (documentation.description ?? '').replaceAll(/\s+/g, ' ')
    for (const prop of propsIn(sources, documentation)) {
      const known = props.get(prop.name)
      props.set(prop.name, known ? both(known, prop) : prop)
    }
  }
  return { description, props: [...props.values()] }
}

const stories = globSync('**/*.stories.tsx', { cwd: src })
  .toSorted()
  .map((path) => ({ path, code: readFileSync(join(src, path), 'utf8') }))

/** `Teams/TeamCard: Default`, of the files about the component, else of its folder's, else of those that draw it. */
function storiesOf({ component, folder }: Entry): string[] {
  const about = stories.filter(({ code }) => new RegExp(`\\bcomponent: ${component}\\b`).test(code))
  const beside = stories.filter(({ path }) => path.startsWith(`${folder}/`))
  const drawing = stories.filter(({ code }) => new RegExp(`<${component}\\b`).test(code))
  const chosen = [about, beside, drawing].find((some) => some.length > 0) ?? []
  return chosen.flatMap(({ path, code }) => {
    // The title of the meta comes with its slash; samples above it have titles too.
    const title = /title: '([^'/]+\/[^']+)'/.exec(code)?.[1] ?? path
    const names = [...code.matchAll(/^export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gm)]
    return names.map((match) => `${title}: ${match[1]}`)
  })
}

async function reviews(): Promise<FolderDocs> {
  const all: Record<string, FolderDocs[string]> = {}
  for (const path of globSync('**/docs.ts', { cwd: src })) {
    const { docs } = (await import(join(src, path))) as { docs: FolderDocs }
    Object.assign(all, docs)
  }
  return all
}

async function write(): Promise<string> {
  const docs = await reviews()
  const components = readEntries()
    .toSorted((one, other) => one.component.localeCompare(other.component, 'en'))
    .map((entry) => {
      const { description, props } = documented(entry)
      return {
        name: entry.component,
        group: entry.folder.split('/')[0],
        import: `@convoca/ui/${entry.subpath}`,
        styles: `@convoca/ui/${entry.subpath}.css`,
        description,
        props,
        stories: storiesOf(entry),
        reviewed: docs[entry.component]?.reviewed ?? null,
      }
    })
  return `${JSON.stringify({ components }, null, 2)}\n`
}

const fresh = await write()
if (!process.argv.includes('--check')) writeFileSync(file, fresh)
else if (readFileSync(file, 'utf8') !== fresh) {
  console.error('components.json is stale: pnpm --filter @convoca/ui generate')
  process.exitCode = 1
}
