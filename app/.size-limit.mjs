import { readFileSync } from 'node:fs'

const dist = new URL('dist/', import.meta.url)
const html = readFileSync(new URL('index.html', dist), 'utf8')

/** The files that `index.html` makes the browser load before anything is rendered. */
function findFirstLoad(extension) {
  const addresses = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, address]) => address)
  return [...new Set(addresses)]
    .filter((address) => address.endsWith(extension))
    .map((address) => `dist/${address}`)
}

/** Raise a limit only with a reason in the commit. */
export default [
  { name: 'JavaScript of the first load', path: findFirstLoad('.js'), gzip: true, limit: '180 kB' },
  { name: 'styles of the first load', path: findFirstLoad('.css'), gzip: true, limit: '18 kB' },
]
