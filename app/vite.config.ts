import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const server = process.env['CONVOCA_SERVER'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
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
