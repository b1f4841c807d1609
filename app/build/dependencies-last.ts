import type { Plugin } from 'vite'

/** The list that Vite puts in front of a chunk with lazy parts: the files of each, found by their places in this list. */
const list = /^const __vite__mapDeps=\((.+)\)=>(i\.map\(i=>d\[i\]\));\n/

/**
 * Puts the list of lazy parts' files at the end of its chunk. The routes, which name their own files again, stand there, too:
 * compression finds what is repeated within 32 kB only, and hashes do not get smaller otherwise.
 */
const moveDependencies = (code: string): string => {
  const [declaration, parameters, result] = list.exec(code) ?? []
  if (!declaration) return code
  // A function is there before the code above it runs.
  return `${code.slice(declaration.length)}\nfunction __vite__mapDeps(${parameters}){return ${result}}\n`
}

export function dependenciesLast(): Plugin {
  return {
    name: 'convoca:dependencies-last',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = moveDependencies(chunk.code)
      },
    },
  }
}
