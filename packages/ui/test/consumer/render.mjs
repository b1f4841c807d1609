import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.js'

const html = renderToString(createElement(App))
const file = new URL('dist/index.html', import.meta.url)
writeFileSync(file, readFileSync(file, 'utf8').replace('<!--page-->', html))
