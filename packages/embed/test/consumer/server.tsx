import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** The page as a server renders it, where there are no custom elements. */
export const html = renderToString(<App />)
