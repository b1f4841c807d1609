import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** `cv-TeamCard-name`: stable across builds, and repeated prefixes compress well. A style sheet has its component's name. */
export function className(local: string, path: string): string {
  return `cv-${basename(path).replace(/\.module\.css.*$/, '')}-${local}`
}

const sheet = /import (\w+) from "([^"]+\.module\.css)";/g

/** Inlines the names of CSS modules' classes where they are used: an object of them all is larger than the names. */
export function inlineClassNames(): Plugin {
  return {
    name: 'convoca:class-names',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return null
      // The library joins strings only, which the lite entry can do.
      let named = code.replace('from "clsx"', 'from "clsx/lite"')
      for (const [statement, table = '', path = ''] of code.matchAll(sheet)) {
        const rest = named.replace(statement, '')
        const inlined = rest.replaceAll(new RegExp(`(?<![.\\w])${table}\\.(\\w+)`, 'g'), (_, local: string) =>
          JSON.stringify(className(local, path)),
        )
        const wanted = new RegExp(`(?<![.\\w"-])${table}(?![\\w":-])`).test(inlined)
        if (!wanted) named = prependImport(path, inlined)
      }
      return named === code ? null : { code: named, map: null }
    },
  }
}

/** Adds an import as the first statement, but below `"use client"`. */
function prependImport(path: string, code: string): string {
  const directive = /^["']use client["'];?\n/.exec(code)?.[0] ?? ''
  return `${directive}import ${JSON.stringify(path)};\n${code.slice(directive.length)}`
}
