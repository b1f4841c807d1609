import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const cache = join(import.meta.dirname, '../node_modules/.cache/fontconfig')
const { resolve } = createRequire(import.meta.url)

/** Fonts that a page of the tests falls back to: the product's own web fonts have no emoji and few symbols. */
const folders = [
  join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf'),
  join(dirname(resolve('@expo-google-fonts/noto-color-emoji/package.json')), '400Regular'),
]

const families = [
  ['sans-serif', 'DejaVu Sans'],
  ['system-ui', 'DejaVu Sans'],
  ['serif', 'DejaVu Serif'],
  ['monospace', 'DejaVu Sans Mono'],
  ['emoji', 'Noto Color Emoji'],
]

const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
${families.map(([family, font]) => `  <alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`).join('\n')}
</fontconfig>
`

/** Writes a fontconfig that knows only fonts from the dependencies, so that screenshots do not depend on the machine's. */
export function writeFontconfig(): string {
  const file = join(cache, 'fonts.conf')
  mkdirSync(cache, { recursive: true })
  if (readIfPresent(file) !== configuration) {
    // Several runners may start at once: none reads a half-written file.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, configuration)
    renameSync(draft, file)
  }
  return file
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
