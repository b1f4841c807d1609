import { isValidElement, type ReactElement } from 'react'

/** A line that is longer is broken. */
const WIDTH = 90

interface Named {
  displayName?: string
  name?: string
}

/** Names of the library's components: a build shortens those of their functions. */
let libraryNames = new Map<unknown, string>()

const nameOf = (type: unknown): string => {
  if (typeof type === 'string') return type
  const { displayName, name } = (type ?? {}) as Named
  return libraryNames.get(type) ?? displayName ?? name ?? 'Fragment'
}

/** Icons among the props. */
function findIcons(value: unknown): string[] {
  if (isValidElement(value)) {
    const { type, props } = value
    return [...(typeof type === 'object' ? [nameOf(type)] : []), ...findIcons(props)]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findIcons) : []
}

const writeImport = (names: readonly string[], from: string) =>
  names.length === 0 ? [] : [wrap('import { ', names, ` } from '${from}'`)]

const indent = (text: string) => text.replaceAll('\n', '\n  ')

function wrap(open: string, parts: readonly string[], close: string, separator = ','): string {
  const short = `${open}${parts.join(`${separator} `)}${close}`
  if (short.length <= WIDTH && !short.includes('\n')) return short
  const lines = parts.map((part) => `\n  ${indent(part)}`)
  return `${open.trimEnd()}${lines.join(separator)}${separator}\n${close.trimStart()}`
}

const toKey = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** A value as it is written in JavaScript; what cannot be written stands for itself. */
function toValue(value: unknown): string {
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (typeof value === 'function') return '() => {}'
  if (value instanceof Date) return `new Date('${value.toISOString()}')`
  if (value instanceof Placeholder) return value.name
  if (isValidElement(value)) return toJsx(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : wrap('[', value.map(toValue), ']')
  if (value instanceof Set || value instanceof Map)
    return `new ${value.constructor.name}(${toValue([...value])})`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return fields.length === 0
    ? '{}'
    : wrap(
        '{ ',
        fields.map(([name, field]) => `${toKey(name)}: ${toValue(field)}`),
        ' }',
      )
}

function toAttribute(name: string, value: unknown): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`
  return `${name}={${toValue(value)}}`
}

function toChildren(children: unknown): string[] {
  if (Array.isArray(children)) return children.flatMap(toChildren)
  if (children === undefined || children === null || typeof children === 'boolean') return []
  if (typeof children === 'string' && !/[{}<>]/.test(children)) return [children]
  return [isValidElement(children) ? toJsx(children) : `{${toValue(children)}}`]
}

function writeElement(name: string, props: Readonly<Record<string, unknown>>): string {
  const { children, ...rest } = props
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => toAttribute(key, value))
  const inner = toChildren(children)
  const open = [`<${name}`, ...attributes].join(' ')
  const isShort = open.length <= WIDTH && !open.includes('\n')
  const head = isShort
    ? open
    : `<${name}${attributes.map((attribute) => `\n  ${indent(attribute)}`).join('')}\n`
  if (inner.length === 0) return isShort ? `${head} />` : `${head}/>`
  const [only = ''] = inner
  const whole = `${head}>${only}</${name}>`
  if (inner.length === 1 && isShort && whole.length <= WIDTH && !only.includes('\n')) return whole
  return `${head}>${inner.map((child) => `\n  ${indent(child)}`).join('')}\n</${name}>`
}

const toJsx = ({ type, props }: ReactElement): string =>
  writeElement(nameOf(type), props as Readonly<Record<string, unknown>>)

/** The JSX that a story's own `render` returns at once; undefined for one with statements of its own. */
function readRendered(code: string): string | undefined {
  const start = /\brender: \([^()]*\) => /.exec(code)
  if (!start) return undefined
  const rest = code.slice(start.index + start[0].length)
  if (!/^[(<]/.test(rest)) return undefined
  if (rest.startsWith('<')) return /^<[^]*?\/>(?=,?\n)/.exec(rest)?.[0]
  let depth = 0
  for (const [at, sign] of [...rest].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return [...rest].slice(1, at).join('').replaceAll('\n    ', '\n').trim()
  }
  return undefined
}

interface KnownProp {
  name: string
  type: string
  required: boolean
}

/** Writes what a component needs and a story does not tell, since it is drawn with state around it: props by their names. */
function withNeeded(
  args: Readonly<Record<string, unknown>>,
  needed: readonly KnownProp[],
): Readonly<Record<string, unknown>> {
  const missing = needed.filter(({ name, required }) => required && args[name] === undefined)
  const toPlaceholder = ({ name, type }: KnownProp) =>
    type.includes('=>') ? () => {} : new Placeholder(name)
  return { ...args, ...Object.fromEntries(missing.map((prop) => [prop.name, toPlaceholder(prop)])) }
}

/** A variable of whoever pastes the snippet. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

interface Shown {
  /** The story as it is written. */
  code: string
  component: unknown
  args: Readonly<Record<string, unknown>>
  /** The exports of the package. */
  library: object
  /** The app's own parts. */
  own: object
  /** The component that the stories are about, where they draw it with state around it, and its props. */
  documented: { name: string; props: readonly KnownProp[] } | undefined
}

/** The code to paste for what a story shows: JSX and its imports, without the story's test. */
export function toSnippet({ code, component, args: given, library, own, documented }: Shown): string {
  const exports = Object.entries({ ...library, ...own })
  libraryNames = new Map(exports.map(([key, value]) => [value, key]))
  const exported = new Set(exports.map(([key]) => key))
  const isWrapper = documented !== undefined && !exported.has(nameOf(component))
  const name = isWrapper ? documented.name : nameOf(component)
  const args = isWrapper ? withNeeded(given, documented.props) : given
  const attributes = Object.entries(args)
    .filter(([key, value]) => key !== 'children' && value !== undefined)
    .map(([key, value]) => toAttribute(key, value))
  const rendered = readRendered(code)?.replaceAll('{...args}', () => attributes.join(' '))
  const jsx = rendered ?? writeElement(name, args)
  const icons = new Set(findIcons(args))
  const used = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag))].toSorted()
  const imports = [
    ...writeImport(
      used.filter((tag) => tag in library),
      '@convoca/ui',
    ),
    ...writeImport(
      used.filter((tag) => tag in own),
      '@convoca/ui/app',
    ),
    ...writeImport(
      used.filter((tag) => !exported.has(tag) && icons.has(tag)),
      'lucide-react',
    ),
  ]
  return [...imports, ...(imports.length > 0 ? [''] : []), jsx].join('\n')
}
