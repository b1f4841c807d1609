/** Makes the fonts of a page in Portuguese, and the faces that stand in until they have come (docs/decisions/0075). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

const packages = join(import.meta.dirname, '../node_modules')
const generated = join(import.meta.dirname, '../src/theme/generated')

/** Basic Latin, the letters of Portuguese and Spanish, and the punctuation of the texts. */
const characters = [
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)),
  'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü¡¿',
  '\u00a0§°ªº«»·×–—‘’“”•…€−↑↓',
].join('')

/** All others would bring the glyphs of styles that no sheet asks for. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

interface Face {
  family: string
  /** The weight as `font-weight` of `@font-face` has it. */
  weight: string
  file: string
  /** The file of the package, with `{subset}` for `latin` and `latin-ext`. */
  source: string
  variationAxes?: Record<string, { min: number; max: number }>
}

const faces: Face[] = [
  {
    family: 'Inter Variable',
    weight: '400 900',
    file: 'inter.woff2',
    source: '@fontsource-variable/inter/files/inter-{subset}-wght-normal.woff2',
    // The heaviest that the sheets use is 700, but the rounding of a cut there moves letters of 600 by a fraction of a pixel.
    variationAxes: { wght: { min: 400, max: 900 } },
  },
  ...['600', '700'].map((weight) => ({
    family: 'Barlow Condensed',
    weight,
    file: `barlow-condensed-${weight}.woff2`,
    source: `@fontsource/barlow-condensed/files/barlow-condensed-{subset}-${weight}-normal.woff2`,
  })),
]

/** The characters of its files, as fontsource says. */
const ranges = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

/** Fonts that most devices have: their measures from `@capsizecss/metrics`, which is too large a package to install. */
const arial = {
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  capHeight: 1467,
  xHeight: 1062,
  familyName: 'Arial',
}
type FontMetrics = Omit<typeof arial, 'familyName'> & { familyName: string; xWidthAvg: number }

interface LocalMeasures extends FontMetrics {
  names: string[]
}
interface LocalFont {
  /** Only for these characters; default all. */
  range?: string
  regular: LocalMeasures
  bold: LocalMeasures
}
const localFonts = {
  Arial: {
    regular: { ...arial, xWidthAvg: 913, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
    bold: {
      ...arial,
      xWidthAvg: 983,
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
  },
  Roboto: {
    regular: {
      ...arial,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      xWidthAvg: 911,
      names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    },
    bold: {
      ...arial,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      xWidthAvg: 926,
      names: ['Roboto Bold', 'Roboto-Bold'],
    },
  },
  // Many Linux desktops have this font. Symbols that it alone has keep their size: no other font of the stack
  // has them.
  DejaVu: {
    range: 'U+0000-024F, U+2000-206F',
    regular: { ...arial, ascent: 1901, descent: -483, lineGap: 0, xWidthAvg: 1041, names: ['DejaVu Sans'] },
    bold: {
      ...arial,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      xWidthAvg: 1176,
      names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    },
  },
} satisfies Record<string, LocalFont>

const readSource = ({ source }: Face, subset: string) =>
  readFileSync(join(packages, source.replace('{subset}', subset)))

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

function toUnicodeRange(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const starts = points.filter((point) => !points.includes(point - 1))
  const ends = points.filter((point) => !points.includes(point + 1))
  return starts
    .map((start, at) =>
      start === ends[at] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[at] ?? start)}`,
    )
    .join(', ')
}

const toRule = (descriptors: Record<string, string | undefined>) =>
  `@font-face {\n${Object.entries(descriptors)
    .flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value};\n`]))
    .join('')}}\n`

/** The faces outside of the small file, which load where a text has their characters; then the small file, which wins where both have one. */
function toWebFaces(face: Face): string[] {
  const toFace = (address: string, range: string) =>
    toRule({
      'font-family': `'${face.family}'`,
      'font-style': 'normal',
      'font-weight': face.weight,
      'font-display': 'swap',
      src: `url('${address}') format('woff2')`,
      'unicode-range': range,
    })
  return [
    ...Object.entries(ranges).map(([subset, range]) =>
      toFace(face.source.replace('{subset}', subset), range),
    ),
    toFace(`./fonts/${face.file}`, toUnicodeRange(characters)),
  ]
}

/** `Inter Arial` is Arial in the measures of Inter: nothing moves when Inter comes. */
async function toFallback(
  { family, weight }: Pick<Face, 'family' | 'weight'>,
  font: Buffer,
  local: keyof typeof localFonts,
  style: 'regular' | 'bold',
): Promise<string> {
  const { range, [style]: chosen }: LocalFont = localFonts[local]
  const { names, ...metrics } = chosen
  const stack = createFontStack([await fromBuffer(font), metrics], { fontFaceFormat: 'styleObject' })
  const measures = stack.fontFaces[0]?.['@font-face']
  return toRule({
    'font-family': `'${family.split(' ')[0]} ${local}'`,
    'font-weight': weight,
    src: names.map((name) => `local('${name}')`).join(', '),
    'unicode-range': range,
    'size-adjust': measures?.sizeAdjust,
    'ascent-override': measures?.ascentOverride,
    'descent-override': measures?.descentOverride,
    'line-gap-override': measures?.lineGapOverride ?? '0%',
  })
}

async function toFallbacks(): Promise<string[]> {
  const [inter, , barlow] = faces
  if (inter === undefined || barlow === undefined) throw new Error('a font is missing')
  const interFile = readSource(inter, 'latin')
  const interBold = await subsetFont(interFile, characters, { variationAxes: { wght: 700 } })
  const { family } = inter
  const each = (Object.keys(localFonts) as (keyof typeof localFonts)[]).map(async (local) => [
    await toFallback({ family, weight: '400 500' }, interFile, local, 'regular'),
    await toFallback({ family, weight: '600 700' }, interBold, local, 'bold'),
    await toFallback({ ...barlow, weight: '600 700' }, readSource(barlow, 'latin'), local, 'bold'),
  ])
  return (await Promise.all(each)).flat()
}

/** The generated files by their names. */
export async function buildFonts(): Promise<Map<string, Buffer>> {
  const sheet = [
    '/* The fonts, by `pnpm --filter @convoca/ui generate`. */\n',
    ...faces.flatMap(toWebFaces),
    ...(await toFallbacks()),
  ].join('\n')
  const files = faces.map(async (face): Promise<[string, Buffer]> => {
    const { file, variationAxes = {} } = face
    const options = { targetFormat: 'woff2', keepFeatures, noHinting: true, variationAxes } as const
    return [`fonts/${file}`, await subsetFont(readSource(face, 'latin'), characters, options)]
  })
  return new Map([['fonts.css', Buffer.from(sheet)], ...(await Promise.all(files))])
}

if (import.meta.main) {
  mkdirSync(join(generated, 'fonts'), { recursive: true })
  for (const [name, content] of await buildFonts()) writeFileSync(join(generated, name), content)
}
