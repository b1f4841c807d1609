import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { ownRuntime, preparedByServer } from './replaced.ts'
import { sheetInScript } from './sheets.ts'

const folder = join(import.meta.dirname, '..')
/** Those that know `light-dark()`, which the tokens are made of: all since May 2024. As Vite and as Lightning CSS write them. */
const browsers = ['chrome123', 'firefox120', 'safari17.5']
const targets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }
const conditions = ['@convoca/source', 'module', 'browser', 'production']

export interface Bundle {
  /** Below `src`. */
  entry: string
  outDir: string
  fileName: string
  format: 'iife' | 'es'
  minify: boolean
  /** The element's data are computed by the server. */
  isPrepared?: boolean
  /** Imports that are left to the user's bundler. */
  external?: readonly string[]
}

function toConfig({ entry, outDir, fileName, format, minify, isPrepared, external }: Bundle): InlineConfig {
  const usesReact = external?.includes('react') ?? false
  return {
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [sheetInScript()],
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets, cssModules: { pattern: '[hash]_[local]' } },
    },
    resolve: {
      conditions,
      alias: [...(isPrepared ? preparedByServer : []), ...(usesReact ? [] : ownRuntime)],
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      target: 'es2022',
      cssTarget: browsers,
      cssMinify: 'lightningcss',
      cssCodeSplit: false,
      outDir,
      emptyOutDir: false,
      minify: minify ? 'terser' : false,
      terserOptions: {
        module: format === 'es',
        toplevel: true,
        ecma: 2020,
        compress: { passes: 3, pure_getters: true },
      },
      sourcemap: !minify,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(folder, 'src', entry),
        // The library's directives are for React's server components.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
        external: (id) => external?.includes(id) ?? false,
        preserveEntrySignatures: 'strict',
        output: { format, entryFileNames: fileName, codeSplitting: false },
      },
    },
  }
}

export async function bundle(options: Bundle): Promise<void> {
  await build(toConfig(options))
}

/** A module for the stories, and the files that it is made of. */
export async function bundleInMemory(entry: string): Promise<{ code: string; files: string[] }> {
  const config = toConfig({ entry, outDir: 'dist', fileName: 'stories.js', format: 'es', minify: false })
  const built = await build({ ...config, build: { ...config.build, sourcemap: false, write: false } })
  if (!('output' in built)) throw new Error(`${entry} has no output of its own`)
  const [{ code, moduleIds }] = built.output
  return { code, files: moduleIds.filter((id) => id.startsWith('/')) }
}

/** One for each element, and one that has all but the bracket. */
const scripts = [
  'team-card',
  'player-card',
  'recruiting-teams',
  'organizer-seal',
  'notification-bell',
  'bracket',
  'elements',
] as const

/** The scripts that pages load: classic and as a module. */
export async function bundleScripts(outDir: string): Promise<void> {
  for (const name of scripts) {
    const shared = { outDir, minify: true, isPrepared: name === 'team-card' }
    await bundle({ ...shared, entry: `scripts/${name}.ts`, fileName: `${name}.js`, format: 'iife' })
    await bundle({ ...shared, entry: `scripts/${name}.module.ts`, fileName: `${name}.mjs`, format: 'es' })
  }
}

/** The module that a page loads for Convoca's fonts. */
export async function bundleFonts(outDir: string): Promise<void> {
  await bundle({
    entry: 'scripts/fonts.module.ts',
    outDir,
    fileName: 'fonts.mjs',
    format: 'es',
    minify: true,
  })
}

/** The script of the builder's preview of the bell, which is not published. */
export async function bundleSampleBell(outDir: string): Promise<void> {
  await bundle({
    entry: 'scripts/sample-bell.ts',
    outDir,
    fileName: 'sample-bell.js',
    format: 'iife',
    minify: true,
  })
}

/** The pages that the server renders. */
export async function bundleRenderer(outDir: string): Promise<void> {
  await bundle({ entry: 'server.tsx', outDir, fileName: 'embed.js', format: 'es', minify: false })
}
