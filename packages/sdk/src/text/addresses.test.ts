import { expect, test } from 'vitest'
import { isSecureAddress } from './addresses.ts'

test.each([
  'https://mate.example',
  'https://www.mate.example/energia?de=convoca#topo',
  'https://pão-de-queijo.example',
  'https://a.b-c.example:8443',
])('accepts %s', (address) => {
  expect(isSecureAddress(address)).toBe(true)
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
])('refuses %s', (address) => {
  expect(isSecureAddress(address)).toBe(false)
})
