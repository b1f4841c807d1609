import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** The path of a screen's module, or the client's, as the manifest names it. */
const toScreen = (module: string) =>
  /\/app\/(src\/(?:screens\/.+\.tsx|atoms\/api-client\.ts))$/.exec(module)?.[1]

/**
 * Names the screens in the manifest whose chunk is that of a group: Vite names a chunk by a module only where it is made
 * for that module alone, and the server would not link its style.
 */
export function nameScreens(): Plugin {
  return {
    name: 'convoca:name-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json')
      const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const key = `_${basename(chunk.fileName)}`
        if (!manifest[key]) continue
        for (const screen of chunk.moduleIds.flatMap((module) => toScreen(module) ?? []))
          manifest[screen] ??= { file: chunk.fileName, imports: [key] }
      }
      await writeFile(path, JSON.stringify(manifest, null, 2))
    },
  }
}
