import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.(?:stories|test|fixtures)\.|^stories\/|\/docs\.ts$/.test(path))
  .toSorted()

/** The uses that a React server component may not have: hooks with state, effects or context, event handlers, and libraries of these. */
const clientOnly = [
  /import\s*\{[^}]*\b(?:use(?!Id\b)[A-Z]\w*|createContext)\b[^}]*\}\s*from\s*'react'/,
  // A hook of the library.
  /import\s*\{[^}]*\buse[A-Z]\w*[^}]*\}\s*from\s*'\.{1,2}\//,
  /from\s*'(?:@radix-ui\/themes|@tanstack\/react-virtual|react-dropzone|react-easy-crop)/,
  /\bon[A-Z]\w*=\{\s*(?:\([^)]*\)|\w+)\s*=>/,
  // A handler of an element, which a server component cannot pass to the browser.
  /<[a-z]\w*\b(?:[^<>]|=>)*?\bon[A-Z]\w*=\{/,
]

it('finds the modules', () => {
  expect(files.length).toBeGreaterThan(200)
})

it("starts every module that needs a browser with 'use client'", () => {
  const unmarked = files.filter((path) => {
    const code = readFileSync(join(src, path), 'utf8')
    return clientOnly.some((pattern) => pattern.test(code)) && !code.startsWith("'use client'\n")
  })
  expect(unmarked).toEqual([])
})

it('warns on no server: React 18 does for every useLayoutEffect', () => {
  const warning = files.filter((path) => /\buseLayoutEffect\b/.test(readFileSync(join(src, path), 'utf8')))
  expect(warning).toEqual(['primitives/useIsomorphicLayoutEffect.ts'])
})
