/** Whether a packed package holds modules that its users cannot reach: parts of the app that were built along. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The files that `exports` or `imports` of a manifest name, without patterns. */
function filesIn(targets: unknown): string[] {
  if (typeof targets === 'string') return targets.includes('*') ? [] : [normalize(targets)]
  return typeof targets === 'object' && targets !== null ? Object.values(targets).flatMap(filesIn) : []
}

const specifier = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*["'](\.{1,2}\/[^"']+?)\.(?:js|tsx?)["']/g

/** A module without its ending: its code and its types stand beside each other. */
const stemOf = (file: string) => file.replace(/\.(?:js|d\.ts)$/, '')

/** The modules of an unpacked package that none of its entries imports, by their code or by their types, each as a sentence. */
export function findUnreached(folder: string): string[] {
  const { exports, imports }: { exports: unknown; imports?: unknown } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const named = [...filesIn(exports), ...filesIn(imports)].filter((file) => /\.(?:js|d\.ts)$/.test(file))
  const reached = new Set<string>()
  const visit = (stem: string) => {
    if (reached.has(stem)) return
    reached.add(stem)
    for (const file of [`${stem}.js`, `${stem}.d.ts`]) {
      if (!existsSync(join(folder, file))) continue
      for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(specifier))
        visit(join(dirname(file), path))
    }
  }
  for (const root of [...named, ...globSync('dist/components/*.js', { cwd: folder })]) visit(stemOf(root))
  return globSync('dist/**/*.{js,d.ts}', { cwd: folder })
    .filter((file) => !reached.has(stemOf(file)))
    .toSorted()
    .map((file) => `${file} is reached by no entry`)
}
