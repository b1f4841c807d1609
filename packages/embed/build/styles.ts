import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const PREFIX = '\0convoca-styles:'
const registry = join(import.meta.dirname, '../src/element/styles.ts')
/** Those that know `light-dark()`, which the tokens are made of: all since May 2024. */
const targets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }
/** Opens the text of every sheet, by which a build finds it. */
const MARK = '/*convoca*/'
const text = String.raw`"/\*convoca\*/((?:[^"\\]|\\.)*)"`

/** Cascade layers order the app's sheets; a shadow root has these alone. */
function readSheet(path: string): string {
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return css.trim().replace(/^@layer convoca(?:\.\w+)?\s*\{(.*)\}$/s, '$1')
}

function minify(css: string): string {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code.toString()
}

/** A CSS module as JavaScript: its class names, numbered, and its rules, which it adds to those of the elements. */
function toModule(path: string, toNumber: (name: string) => string): string {
  const code = Buffer.from(readSheet(path))
  const cssModules = { pattern: 'cv[hash]_[local]' }
  const { code: css, exports } = transform({ filename: path, code, targets, cssModules })
  const short = css.toString().replaceAll(/\bcv[\w-]{6}_\w+/g, toNumber)
  const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, toNumber(name)])
  return `import { addStyles } from ${JSON.stringify(registry)}
addStyles(${JSON.stringify(MARK + short)})
export default ${JSON.stringify(Object.fromEntries(names))}`
}

/** Of the library's avatars and groups the elements show one size each. */
function withoutUnusedSizes(css: string, code: string): string {
  return css.replaceAll(/[^{}]*\[data-size=['"]?(\w+)['"]?\][^{}]*\{[^{}]*\}/g, (rule, size: string) =>
    code.includes(`"data-size": "${size}"`) || code.includes(`size: "${size}"`) ? rule : '',
  )
}

function withoutUnreadTokens(css: string): string {
  const kept = css.replaceAll(/(--cv-[\w-]+):[^;}]+;?/g, (declaration, name: string) =>
    new RegExp(`var\\(${name}(?![\\w-])`).test(css) ? declaration : '',
  )
  return kept === css ? css : withoutUnreadTokens(kept)
}

/** What a page may set (README): nobody refers to the others. */
export const themable = [
  'panel',
  'panel-2',
  'border',
  'text',
  'text-muted',
  'text-faint',
  'accent',
  'on-accent',
  'success',
  'error',
  'radius-l',
  'font-head',
  'font-body',
].map((name) => `--cv-${name}`)

function readDeclarations(body: string): [name: string, value: string][] {
  return [...body.matchAll(/([\w-]+)\s*:([^;]*)/g)].map(([, name = '', value = '']) => [name, value.trim()])
}

const toBody = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations].map(([name, value]) => `${name}:${value}`).join(';')

/** Where one size is left, its values take the place of the defaults. */
function withoutDefaultSizes(css: string): string {
  const rules = [...css.matchAll(/([^{}]*)\[data-size=(\w+)\]([^{}]*)\{([^{}]*)\}/g)]
  if (new Set(rules.map(([, , size]) => size)).size !== 1) return css
  let merged = css
  for (const [rule, start = '', , end = '', body = ''] of rules) {
    const without = merged.replace(rule, '')
    // The default of what is within may be a rule of its own.
    const opening = [`}${start}${end}{`, `}${end.trim()}{`].find((selector) => without.includes(selector))
    if (opening === undefined) continue
    const place = without.indexOf(opening) + opening.length
    const defaults = without.slice(place, without.indexOf('}', place))
    const values = new Map([...readDeclarations(defaults), ...readDeclarations(body)])
    merged = without.slice(0, place) + toBody(values) + without.slice(place + defaults.length)
  }
  return merged
}

/** The host's rules as one, where a later value replaces an earlier one. */
function withOneHostRule(css: string): string {
  const declarations = new Map<string, string>()
  const without = css.replaceAll(/(^|\})\s*:host\s*\{([^}]*)\}/g, (_, before: string, body: string) => {
    for (const [name, value] of readDeclarations(body)) {
      declarations.delete(name)
      declarations.set(name, value)
    }
    return before
  })
  return `:host{${toBody(declarations)}}${without}`
}

/** What forced colours change, at the end. */
function withOneForcedColorsRule(css: string): string {
  const found: string[] = []
  const without = css.replaceAll(
    /@media \(forced-colors:active\)\{((?:[^{}]*\{[^{}]*\})*)\}/g,
    (_, rules: string) => {
      found.push(rules)
      return ''
    },
  )
  return `${without}@media (forced-colors:active){${found.join('')}}`
}

/** Puts the value of a token in the place of what reads it, where that is once or no longer than its `var()`, unless a page may set it. */
function withoutShortTokens(css: string): string {
  for (const [declaration, name = '', value = ''] of css.matchAll(/(--cv-[\w-]+):([^;}]+);?/g)) {
    const isSetOnce = css.split(`${name}:`).length === 2
    const reads = css.split(`var(${name})`)
    const isShort = reads.length === 2 || value.length <= 'var(--a)'.length
    if (themable.includes(name) || !isSetOnce || !isShort) continue
    return withoutShortTokens(css.replaceAll(`var(${name})`, () => value).replace(declaration, ''))
  }
  return css
}

/** All sheets of a bundle as one text, in the place of the first. */
export function joinSheets(chunk: string): string {
  const sheets: string[] = []
  const without = chunk
    .replaceAll(new RegExp(text, 'g'), (_, sheet: string) => {
      sheets.push(JSON.parse(`"${sheet}"`) as string)
      return `"convoca-sheet-${sheets.length - 1}"`
    })
    .replaceAll(/^\s*addStyles\("convoca-sheet-\d+"\);?\n/gm, '')
  const used = withoutUnreadTokens(minify(withoutUnusedSizes(sheets.join('\n'), without)))
  const merged = withOneForcedColorsRule(withoutDefaultSizes(withOneHostRule(used)))
  const joined = withoutSpaces(minify(withoutShortTokens(merged)))
  const code = without.replaceAll(/"convoca-sheet-(\d+)"/g, (_, place) =>
    place === '0' ? JSON.stringify(joined) : '""',
  )
  return withShortNames(code, joined)
}

/** Those that Lightning CSS leaves in values with a `var()`. */
const withoutSpaces = (css: string): string => css.replaceAll(/, /g, ',').replaceAll(/ ([*/]) /g, '$1')

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const toName = (place: number): string =>
  (place < letters.length ? '' : toName(Math.floor(place / letters.length) - 1)) +
  letters[place % letters.length]

function shorten(names: Map<string, string>, name: string, start: string): string {
  const known = names.get(name) ?? start + toName(names.size)
  names.set(name, known)
  return known
}

/** Class names, what rules read of the elements' own attributes, and custom properties that no page may set, as one or two letters. */
function withShortNames(code: string, css: string): string {
  const classes = new Map<string, string>()
  const attributes = new Map<string, string>()
  const properties = new Map<string, string>()
  for (const [name] of css.matchAll(/(?<=\[)data-[a-z-]+/g)) shorten(attributes, name, 'data-')
  for (const [name] of css.matchAll(/--[a-z][\w-]*/g))
    if (!themable.includes(name)) shorten(properties, name, '--')
  return code
    .replaceAll(/\bcv\d+_\b/g, (name) => shorten(classes, name, ''))
    .replaceAll(/\bdata-[a-z-]+/g, (name) => attributes.get(name) ?? name)
    .replaceAll(/--[a-z][\w-]*/g, (name) => properties.get(name) ?? name)
}

/** The file behind the id of a module, unless a tool has made it up. */
export function toFile(id: string): string | undefined {
  if (id.startsWith(PREFIX)) return `${id.slice(PREFIX.length)}.css`
  return id.startsWith('\0') ? undefined : id
}

/** Imports style sheets as text in JavaScript: an element adopts them, so that no style element is needed. */
export function styles(): Plugin {
  const names = new Map<string, string>()
  const toNumber = (name: string): string => {
    const known = names.get(name) ?? `cv${names.size}_`
    names.set(name, known)
    return known
  }
  return {
    name: 'convoca:styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      // Without the extension, by which Vite would take it for a style sheet.
      return found && `${PREFIX}${found.id.replace(/\.css$/, '')}`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const path = toFile(id) ?? ''
      const isModule = path.endsWith('.module.css')
      const code = isModule
        ? toModule(path, toNumber)
        : `export default ${JSON.stringify(MARK + minify(readSheet(path)))}`
      return { code, moduleSideEffects: isModule }
    },
    renderChunk: (code) => ({ code: joinSheets(code), map: null }),
  }
}

const source = (path: string) => join(import.meta.dirname, '../src', path)

/** This package's runtime in the place of React's, and what the library's plain components use beside it. */
export const ownRuntime = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: source('jsx/runtime.ts') },
  { find: /^clsx$/, replacement: source('library/clsx.ts') },
  { find: /^\..*\/usePicture\/(?:image-loader|usePicture)\.ts$/, replacement: source('library/picture.ts') },
  { find: /^\..*\/time-zone\/time-zone\.ts$/, replacement: source('library/time-zone.ts') },
  { find: /^\..*\/useTexts\/useTexts\.ts$/, replacement: source('library/texts.ts') },
  // Of people; that of teams is beside their colours.
  { find: '../colors/seed.ts', replacement: source('library/seed.ts') },
]

/** What the server has computed in the place of the library's functions: the colours of teams and the widths of pictures; and its dates need no check. */
export const preparedByServer = [
  { find: /^\.\..*\/colors\/(?:contrast|team-colors)\.ts$/, replacement: source('library/colors.ts') },
  { find: /^\..*\/initial-paint\.ts$/, replacement: source('library/colors.ts') },
  { find: /^\..*\/parse-date\.ts$/, replacement: source('library/dates.ts') },
  {
    find: /^\..*\/usePicture\/(?:image-loader|usePicture)\.ts$/,
    replacement: source('library/sized-picture.ts'),
  },
]
