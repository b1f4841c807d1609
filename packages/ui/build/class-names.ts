import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** `cv-TeamCard-name`: the same in every build, and what repeats packs well. Style sheets are named after one component. */
export function className(local: string, path: string): string {
  return `cv-${basename(path).replace(/\.module\.css.*$/, '')}-${local}`
}

const sheet = /import (\w+) from "([^"]+\.module\.css)";/g

/** Writes the names of classes where they are used: a table of them all costs more than the names. */
export function inlineClassNames(): Plugin {
  return {
    name: 'convoca:class-names',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return null
      // Ours are joined from texts alone.
      let named = code.replace('from "clsx"', 'from "clsx/lite"')
      for (const [statement, table = '', path = ''] of code.matchAll(sheet)) {
        const rest = named.replace(statement, '')
        const inlined = rest.replaceAll(new RegExp(`(?<![.\\w])${table}\\.(\\w+)`, 'g'), (_, local: string) =>
          JSON.stringify(className(local, path)),
        )
        const wanted = new RegExp(`(?<![.\\w"-])${table}(?![\\w":-])`).test(inlined)
        if (!wanted) named = `import ${JSON.stringify(path)};\n${inlined}`
      }
      return named === code ? null : { code: named, map: null }
    },
  }
}
