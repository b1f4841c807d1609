import type { Plugin } from 'vite'

/** What only a browser's React can do: hooks that keep or watch something, and the libraries made of them. */
const clientOnly = [
  /import\s*\{[^}]*\b(?:use(?!Id\b)[A-Z]\w*|createContext)\b[^}]*\}\s*from\s*["']react["']/,
  // A hook of ours.
  /import\s*\{[^}]*\buse[A-Z]\w*[^}]*\}\s*from\s*["']\.{1,2}\//,
  /from\s*["'](?:@radix-ui\/|@tanstack\/react-virtual|react-dropzone|react-easy-crop)/,
  // A function made here and handed to an element.
  /\bon[A-Z]\w*:\s*(?:\([^)]*\)|\w+)\s*=>/,
]

/** Says "use client" where a server's React must not run a module itself. */
export function markClientModules(): Plugin {
  return {
    name: 'convoca:use-client',
    renderChunk(code, chunk) {
      const needed =
        chunk.moduleIds.some((id) => /\.tsx?$/.test(id)) && clientOnly.some((sign) => sign.test(code))
      return needed ? { code: `"use client";\n${code}`, map: null } : null
    },
  }
}
