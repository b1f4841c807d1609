import '@convoca/ui/theme.css'
import '@convoca/ui/team-card.css'
import '@convoca/ui/image-uploader.css'
import '@convoca/ui/notification-bell.css'
import { createElement, createRef, StrictMode, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.js'

const refs = { cardRef: createRef(), bellRef: createRef() }
hydrateRoot(document.querySelector('#root'), createElement(StrictMode, null, createElement(App, refs)), {
  onRecoverableError: (error) => globalThis.reportError(error),
})
globalThis.page = { version, refs }
