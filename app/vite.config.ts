import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import type { Plugin } from 'vite'

const server = process.env['CONVOCA_SERVER'] ?? 'http://localhost:3000'

/** The fonts of the first screen are asked for beside the style sheet, not after it was read. */
function preloadFonts(): Plugin {
  return {
    name: 'convoca:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  resolve: { conditions: ['@convoca/source', ...defaultClientConditions] },
  // The server puts a fresh nonce in place of this word in every page that it answers.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/files': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
