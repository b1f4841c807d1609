import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@convoca/ui/styles.css'
import { App } from './App.tsx'
import { createAppStore } from './atoms/store.ts'
import { createAppRouter } from './routes/router.tsx'

// Dialogs lock scrolling with a style element of their own, which needs the page's CSP nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const store = createAppStore({ baseUrl: '/api', storage: window.localStorage })
const router = createAppRouter(store)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App store={store} router={router} />
  </StrictMode>,
)
