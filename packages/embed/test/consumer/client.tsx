import { version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <App />)
Object.assign(globalThis, { reactVersion: version })
