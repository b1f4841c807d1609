import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-step.ts'
import { findUnstableTexts } from './stable-text.ts'

test('no text of the library or the app stands beside something that changes', () => {
  const isShipped = (file: string) =>
    /\/(?:packages\/ui|app)\/src\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\.tsx$/.test(file)
  expect(findUnstableTexts('app/tsconfig.json', isShipped)).toEqual([])
}, 120_000)

const sample = (name: string, content: string) =>
  `export function ${name}(props: { is: boolean; name: string; slot: ReactNode; role?: string; Own: () => ReactNode }) {
  const { is, name, slot, role } = props
  return ${content}
}
`

/** Each row: what a component returns, and whether it is refused. */
const samples: [string, boolean][] = [
  ['<b>{is && <i />}Seguir</b>', true],
  ['<b>{is ? <i /> : null} Seguir</b>', true],
  ['<b><i /> {name}</b>', true],
  ['<b>{name} de {name}</b>', true],
  ['<b>Por {name}</b>', true],
  ['<b><i />{role}</b>', true],
  ['<b><i />{slot}</b>', true],
  ['<b>{is && <>{name}</>}<i /></b>', true],
  ['<b>{is ? name : <i />}<i /></b>', true],
  ['<b><i />{[name].map((each) => each)}</b>', true],
  ['<b><>{is && <i />}Seguir</></b>', true],
  ['<b>{is && <i />}<span>Seguir</span></b>', false],
  ['<b>{`${name} de ${name}`}</b>', false],
  ['<b>{is ? name : <i />}</b>', false],
  ['<b>Leia os <a href="/termos">termos</a>.</b>', false],
  ['<b>{slot}</b>', false],
  ['<b>{is && <i />}<i /></b>', false],
]

test.each([true, false])('a text that is unstable is found: %s', async (isRefused) => {
  const cache = join(root, 'packages/ui/node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'stable-text-'))
  try {
    const rows = samples.filter((row) => row[1] === isRefused)
    const code = rows.map(([content], index) => sample(`Sample${index}`, content)).join('\n')
    await writeFile(join(folder, 'samples.tsx'), `import type { ReactNode } from 'react'\n${code}`)
    const configuration = { extends: join(root, 'app/tsconfig.json'), include: ['samples.tsx'] }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
    const found = findUnstableTexts(join(folder, 'tsconfig.json'), (file) => file.endsWith('samples.tsx'))
    const refused = rows.filter((_, index) => found.some((place) => place.endsWith(`:${index * 5 + 4}`)))
    expect(refused).toEqual(isRefused ? rows : [])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
