import { expect, test } from 'vitest'
import { isSecureUrl } from './secure-url.ts'

test.each([
  'https://mate.example',
  'https://www.mate.example/energia?de=convoca#topo',
  'https://pão-de-queijo.example',
  'https://a.b-c.example:8443',
])('accepts %s', (url) => {
  expect(isSecureUrl(url)).toBe(true)
})

test.each([
  '',
  'mate.example',
  'http://mate.example',
  'javascript:alert(1)',
  'data:text/html,oi',
  'https://',
  'https://mate',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]/',
  'https://banco.example@mau.example',
  'https://:senha@mau.example',
  'https:mate.example',
])('refuses %s', (url) => {
  expect(isSecureUrl(url)).toBe(false)
})
