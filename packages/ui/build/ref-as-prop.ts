import { join } from 'node:path'
import { parseAst, type Plugin } from 'vite'

const wrapper = join(import.meta.dirname, '../src/react18/with-ref.ts')

/**
 * Puts `withRef` around every component of a module, so that what reads `ref` from its props runs under React 18
 * (docs/decisions/0020). A component is a function at the module's top whose name begins with a capital, and that others draw
 * or that reads `ref` itself.
 */
export function refAsProp(): Plugin {
  return {
    name: 'convoca:ref-as-prop',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.tsx') || id.includes('node_modules')) return null
      const wrapped = wrapComponents(code)
      return wrapped === code ? null : { code: wrapped, map: null }
    },
  }
}

/** `export function Card(…) {…}` becomes `export const Card = withRef('Card', function Card(…) {…})`. */
export function wrapComponents(code: string): string {
  let wrapped = code
  // The statements are changed from the end, so that the positions of what comes before stay true.
  for (const statement of parseAst(code).body.toReversed()) {
    const exported = statement.type === 'ExportNamedDeclaration'
    const made = exported ? statement.declaration : statement
    if (made?.type !== 'FunctionDeclaration' || !/^[A-Z][a-z]/.test(made.id?.name ?? '')) continue
    // A component that only its own module draws, without a ref, needs none.
    if (!exported && !/\bref\b/.test(code.slice(made.start, made.body?.start))) continue
    const name = made.id?.name ?? ''
    const head = `${exported ? 'export ' : ''}const ${name} = /* @__PURE__ */ withRef('${name}', `
    wrapped = `${wrapped.slice(0, statement.start)}${head}${code.slice(made.start, made.end)});${wrapped.slice(statement.end)}`
  }
  // The import comes at the end: `"use client"` must stay the first statement.
  return wrapped === code ? code : `${wrapped}\nimport { withRef } from ${JSON.stringify(wrapper)};\n`
}
