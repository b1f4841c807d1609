import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './build/chunk-groups.ts'
import { compress } from './build/compress.ts'
import { dependenciesLast } from './build/dependencies-last.ts'
import { minifyAgain } from './build/minify-again.ts'
import { nameScreens } from './build/name-screens.ts'
import { renderInDevelopment } from './build/render-in-development.ts'

const server = process.env['CONVOCA_SERVER'] ?? 'http://localhost:3000'

/**
 * The font of texts is asked for beside the style sheet, not after it was read. Headings are painted in a font of the same
 * measures until theirs has come: two more at once would delay the picture above them.
 */
function preloadFont(): Plugin {
  return {
    name: 'convoca:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.originalFileNames.some(isTextFont))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${fileName}`,
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

const isTextFont = (file: string): boolean => file.endsWith('theme/generated/fonts/inter.woff2')

/**
 * Calls of Radix that only create a component's context or its name, but are not marked as pure: without this list the
 * theme's root keeps the whole of a tooltip, and every page the parts of components that none uses.
 */
const pureFunctions = ['__name', 'createContextScope', 'createCollection', 'createPopperScope']

/** The first chunk of every page names all others: a sheet has no name but its hash, and hashes are as short as the bundler allows. */
const shortNames: Rolldown.OutputOptions = {
  assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash:6][extname]`,
  chunkFileNames: 'assets/[name]-[hash:7].js',
  entryFileNames: 'assets/[name]-[hash:7].js',
}

/** The service worker, with the list of what it precaches. `atoms/service-worker.ts` registers it. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [
        'index.html',
        'favicon.svg',
        'icons/badge-96.png',
        'icons/icon-192.png',
        'assets/**/*.{js,css,woff2}',
      ],
      // The server sends the document without content, with a nonce, under this name.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html' ? { ...entry, url: '/shell.html' } : entry,
          ),
        }),
      ],
    },
  })

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    preloadFont(),
    nameScreens(),
    dependenciesLast(),
    minifyAgain(),
    renderInDevelopment(server),
    compress(),
    !isSsrBuild && serviceWorker(),
  ],
  resolve: {
    conditions: ['@convoca/source', ...defaultClientConditions],
    alias: [
      {
        find: /^@radix-ui\/react-tooltip$/,
        replacement: join(import.meta.dirname, 'build/tooltip-provider.ts'),
      },
      {
        find: /^entities$/,
        replacement: join(import.meta.dirname, 'build/no-entities.ts'),
      },
      // One library for class names, and the store hook that React has itself.
      { find: /^classnames$/, replacement: 'clsx' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  // The server puts a fresh nonce in place of this word in every page that it answers.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    // Browsers of this target know it.
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      // The server imports each build under an address of its own, which parts of it would not know.
      output: isSsrBuild
        ? { codeSplitting: false }
        : { codeSplitting: { groups: chunkGroups }, ...shortNames },
    },
  },
  // One bundle without dependencies: the server that loads it has none of the app's.
  ssr: {
    ...(isSsrBuild && { noExternal: true as const }),
    resolve: { conditions: ['@convoca/source', ...defaultServerConditions] },
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/files': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}))
