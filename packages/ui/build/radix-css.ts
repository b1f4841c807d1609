/** Keeps of Radix Themes' style sheets what the library's components use (docs/decisions/0064). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'

const radix = join(import.meta.dirname, '../node_modules/@radix-ui/themes')
const file = join(import.meta.dirname, '../src/theme/generated/radix.css')

/**
 * The sheets in the order of Radix Themes' own `styles.css`. Red is the colour of destructive menu entries.
 */
const sheets = [
  'tokens/base.css',
  'tokens/colors/slate.css',
  'tokens/colors/gray.css',
  'tokens/colors/red.css',
  'components.css',
  'utilities.css',
]

/** Classes of the parts, variants, sizes and layout props that the library uses; every story checks that none is missing. */
const usedClasses = [
  /^rt-(?:reset|Heading|Text|PopperContent)$/,
  /^rt-(?:Base|Alert)?Dialog/,
  /^rt-(?:BaseMenu|DropdownMenu|Select|ScrollArea|TextField|TextArea)/,
  /^rt-variant-(?:soft|solid|surface)$/,
  /^rt-r-(?:size-[1235]|mb-3|lt-start|align-(?:start|center)|(?:min-|max-)?[wh])$/,
]

/** Colours that no theme of the library has, and faces for system fonts that its own replace. */
const replaced = [
  /^\[data-accent-color='(?!gray|red)\w+'\] \{[^}]*\}/gm,
  /^\.radix-themes:where\(\[data-gray-color='(?!slate)\w+'\]\) \{[^}]*\}/gm,
  /^@font-face \{[^}]*\}/gm,
]

const namesIn = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', '')))

/** Removes what has one of these names: rules that need such a class, and custom properties. */
function without(css: string, unusedSymbols: string[]): string {
  const { code } = transform({ filename: 'radix.css', code: Buffer.from(css), unusedSymbols })
  return code.toString()
}

/**
 * Removes what nothing reads: custom properties and animations. What only these read is unread after them.
 */
function withoutUnread(css: string): string {
  const read = namesIn(css, /(?:var\(|(?<!@keyframes )\b(?=rt-))([\w-]+)/g)
  const declared = namesIn(css, /(?:^\s*(?=--)|@keyframes )([\w-]+)/gm)
  const unread = [...declared].filter((name) => !read.has(name))
  return unread.length === 0 ? css : withoutUnread(without(css, unread))
}

/** The sheet with every class, but without colours that no theme has. */
export function readWholeRadixSheet(): string {
  const whole = sheets.map((path) => readFileSync(join(radix, path), 'utf8')).join('\n')
  return replaced.reduce((css, pattern) => css.replaceAll(pattern, ''), whole)
}

export function buildRadixSheet(): string {
  const whole = readWholeRadixSheet()
  const classes = [...namesIn(whole, /\.((?:\w+\\:)?-?rt-[\w-]+)/g)]
  const unused = classes.filter((name) => usedClasses.every((used) => !used.test(name)))
  const css = withoutUnread(without(whole, unused))
  return `/* The used parts of Radix Themes, by \`pnpm --filter @convoca/ui generate\`. */\n${css}`
}

if (import.meta.main) writeFileSync(file, buildRadixSheet())
