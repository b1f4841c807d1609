import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
// The first snippet of the README.
import { Page } from './readme-0.tsx'

createRoot(document.querySelector('#root')).render(createElement(Page))
