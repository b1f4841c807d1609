import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Below, the frame of a compressed file outweighs what it saves. */
const smallest = 1024

const forms = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes a `.br` and a `.gz` beside each script, style sheet and drawing, which the server sends as they are. */
export function compress(): Plugin {
  return {
    name: 'convoca:compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css|svg)$/.test(fileName))
      await Promise.all(
        files.map(async (file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.length < smallest) return
          for (const [form, compressed] of Object.entries(forms))
            await writeFile(join(dir, `${file.fileName}.${form}`), await compressed(content))
        }),
      )
    },
  }
}
