import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse, type Documentation } from 'react-docgen'
import { readEntries, type Entry } from './entries.ts'

const src = join(import.meta.dirname, '../src')

/** Descriptions of the props that mean the same in every component. */
const conventions: Readonly<Record<string, string>> = {
  texts:
    'Texts that replace the Portuguese defaults, one by one; `@convoca/ui/en` exports all of them in English.',
  ref: 'The root element.',
}

export interface Prop {
  name: string
  type: string
  required: boolean
  default?: string
  /** The values of a union of literals. */
  options?: readonly (string | number)[]
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

/** Splits at top-level declarations: their bodies are indented. */
const declarationsOf = (code: string) => code.split(/^(?=\S)/m)

/** react-docgen does not read unions of props: such a component is parsed once for each type of its union. */
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

/** Only the declarations of props: a text or a local variable may have the name of a prop. */
function propsCodeOf(sources: readonly Source[]): string {
  return sources
    .flatMap(({ code }) => declarationsOf(code))
    .filter((line) => /^(?:export )?(?:type|interface) \w*Props\b/.test(line))
    .join('\n')
}

/** Removes comments and line breaks from a type, and separates the members of an object type by semicolons. */
function onOneLine(type: string): string {
  return type
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/(?<=[^\s{([<|&,;:=])(?<!=>)\s*\n\s*(?=[\w'"[])/g, '; ')
    .replaceAll(/\s+/g, ' ')
}

const declaredTypes = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((path) => {
    const code = readFileSync(join(src, path), 'utf8')
    const lists = new Map(
      [...code.matchAll(/^export const (\w+) = \[([^\]]*)\] as const/gm)].map(
        ([, name = '', values = '']) => [name, values.replaceAll(',', ' | ')],
      ),
    )
    return [...code.matchAll(/^(?:export )?type (\w+) =((?:.|\n )*)/gm)].map(([, name = '', type = '']) => {
      const [, list = ''] = /^ \(typeof (\w+)\)\[number\]$/.exec(type) ?? []
      return [name, lists.get(list) ?? type] as const
    })
  }),
)

/** The values of a union of literals, whose members may have names; undefined for another type. */
function literalsOf(type: string): (string | number)[] | undefined {
  const values: (string | number)[] = []
  for (const member of type.split('|').map((part) => part.trim())) {
    if (['', 'undefined', 'null'].includes(member)) continue
    const [, text] = /^'([^']*)'$/.exec(member) ?? []
    const declared = declaredTypes.get(member)
    if (text !== undefined) values.push(text)
    else if (/^\d+$/.test(member)) values.push(Number(member))
    else {
      const named = declared === undefined ? undefined : literalsOf(declared)
      if (named === undefined) return undefined
      values.push(...named)
    }
  }
  return values.length > 0 ? values : undefined
}

const onOneParagraph = (docstring: string) => docstring.replaceAll(/\s+/g, ' ').trim()

const inUnion = (type: string) => (type.includes('=>') ? `(${type})` : type)

/** Merges a prop that both types of a union have. */
function mergeProps(first: Prop, second: Prop): Prop {
  const type = first.type === second.type ? first.type : `${inUnion(first.type)} | ${inUnion(second.type)}`
  const description = [...new Set([first.description, second.description])].filter(Boolean).join(' ')
  return {
    ...first,
    type,
    required: first.required && second.required,
    ...(description ? { description } : {}),
  }
}

function propsIn(sources: readonly Source[], { props = {} }: Documentation): Prop[] {
  const code = propsCodeOf(sources)
  return Object.entries(props).flatMap(([name, { tsType, required, ...more }]) => {
    // A native attribute for which the component only sets a default.
    if (tsType === undefined) return []
    const known = 'raw' in tsType ? tsType.raw : 'value' in tsType ? tsType.value : tsType.name
    // Types that react-docgen cannot name are read from the source.
    const type =
      known === 'unknown' ? (new RegExp(`^ +${name}\\??: (.+)$`, 'm').exec(code)?.[1] ?? known) : known
    const { defaultValue } = more
    const description = onOneParagraph(more.description || conventions[name] || '')
    return {
      name,
      type: onOneLine(type),
      required: required === true,
      ...(typeof defaultValue?.value === 'string' ? { default: defaultValue.value } : {}),
      ...(description ? { description } : {}),
    }
  })
}

/** The docstring of a component and its props. */
function describe(entry: Entry): Pick<ListedComponent, 'description' | 'props'> {
  const props = new Map<string, Prop>()
  let description = ''
  for (const sources of readingsOf(entry)) {
    const documentation = documentationOf(entry, sources)
    if (!documentation) continue
    description = onOneParagraph(documentation.description ?? '')
    for (const prop of propsIn(sources, documentation)) {
      const other = props.get(prop.name)
      props.set(prop.name, other ? mergeProps(other, prop) : prop)
    }
  }
  const withOptions = (prop: Prop): Prop => {
    const options = literalsOf(prop.type)
    return options ? { ...prop, options } : prop
  }
  return { description, props: [...props.values()].map(withOptions) }
}

const stories = globSync('**/*.stories.tsx', { cwd: src })
  .toSorted()
  .map((path) => ({ path, code: readFileSync(join(src, path), 'utf8') }))

const storiesAbout = (component: string) =>
  stories.filter(({ code }) => new RegExp(`\\bcomponent: ${component}\\b`).test(code))

/** `Teams/TeamCard: Default`, from the component's own stories, else from its folder's, else from those that render it. */
function storiesOf({ component, folder }: Entry): string[] {
  const about = storiesAbout(component)
  const beside = stories.filter(({ path }) => path.startsWith(`${folder}/`))
  const drawing = stories.filter(({ code }) => new RegExp(`<${component}\\b`).test(code))
  const chosen = [about, beside, drawing].find((some) => some.length > 0) ?? []
  return chosen.flatMap(({ path, code }) => {
    // Titles of the meta contain a slash, titles of fixtures do not.
    const title = /title: '([^'/]+\/[^']+)'/.exec(code)?.[1] ?? path
    const names = [...code.matchAll(/^export const (\w+) = (?:meta|\w+)\.(?:story|extend)\(/gm)]
    return names.map((match) => `${title}: ${match[1]}`)
  })
}

export interface ListedComponent {
  name: string
  group: string
  import: string
  styles: string
  description: string
  props: readonly Prop[]
  stories: readonly string[]
}

function listEntries(entries: readonly Entry[]): ListedComponent[] {
  return entries
    .toSorted((first, second) => first.component.localeCompare(second.component, 'en'))
    .map((entry) => ({
      name: entry.component,
      group: entry.folder.split('/')[0] ?? '',
      import: `@convoca/ui/${entry.subpath}`,
      styles: `@convoca/ui/${entry.subpath}.css`,
      ...describe(entry),
      stories: storiesOf(entry),
    }))
}

/** Every published component with its entry, description, props and stories: the content of `components.json`. */
export function listComponents(): ListedComponent[] {
  return listEntries(readEntries())
}

/** A component as its docs page needs it. */
export interface DocumentedComponent extends ListedComponent {
  /** Whether its stories render it with state around it. */
  wrapped: boolean
}

/** Those that are published, and the app's own parts. */
export function listDocumentedComponents(): DocumentedComponent[] {
  return listEntries([...readEntries(), ...readEntries('app.ts')]).map((listed) => ({
    ...listed,
    wrapped: storiesAbout(listed.name).length === 0,
  }))
}
