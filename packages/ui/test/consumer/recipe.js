import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { team } from './app.js'
// The second snippet of the README.
import { OneTeam } from './readme-1.tsx'

createRoot(document.querySelector('#root')).render(createElement(OneTeam, { team }))
