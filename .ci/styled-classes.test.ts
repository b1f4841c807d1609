import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnstyled } from './styled-classes.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convoca-styles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

const whole = {
  'package.json': JSON.stringify({ exports: { './styles.css': './dist/styles.css' } }),
  'dist/styles.css':
    '@font-face{src:url(./assets/a.woff2)}.cv-Card-root,.cv-Menu-panel{color:red}.cv-Menu-item{}',
  'dist/assets/a.woff2': 'font',
  'dist/components/card.css': '.cv-Card-root{color:red}.cv-Menu-panel{}.cv-Menu-item{}',
  'dist/components/card.js': "export { Card } from '../modules/Card.js'\n",
  'dist/modules/Card.js':
    'import { part } from "./part.js";\nconst menu = part(() => import("./Menu.js"));\nconst root = "cv-Card-root";',
  'dist/modules/part.js': 'export const part = (load) => load();',
  'dist/modules/Menu.js': 'const styles = { panel: "cv-Menu-panel", "item": `cv-Menu-item` };',
}

test('sheets that style every class have no faults', () => {
  write(whole)
  expect(findUnstyled(folder)).toEqual([])
})

test.each([
  [
    'styles of a dynamic import in a sheet of their own',
    {
      'dist/styles.css': '.cv-Card-root{color:red}',
      'dist/menu.css': '.cv-Menu-panel{}.cv-Menu-item{}',
    },
    ['styles.css has no styles of cv-Menu-item, cv-Menu-panel', 'menu.css is a sheet that nobody can import'],
  ],
  [
    "a component's sheet without what it loads later",
    { 'dist/components/card.css': '.cv-Card-root{color:red}' },
    ['components/card.css has no styles of cv-Menu-item, cv-Menu-panel'],
  ],
  [
    'a class whose name only begins like a styled one',
    { 'dist/modules/Menu.js': 'const styles = "cv-Menu-panel cv-Menu-itemIcon";' },
    ['styles.css has no styles of cv-Menu-itemIcon', 'components/card.css has no styles of cv-Menu-itemIcon'],
  ],
  [
    'a font that was not packed',
    {
      'dist/components/card.css':
        '@font-face{src:url("../assets/b.woff2")}' + whole['dist/components/card.css'],
    },
    ['components/card.css names ../assets/b.woff2, which is missing'],
  ],
])('finds %s', (_name, changed, faults) => {
  write({ ...whole, ...changed })
  expect(findUnstyled(folder)).toEqual(faults)
})
