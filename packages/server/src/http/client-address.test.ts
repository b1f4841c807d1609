import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createTrust } from '../config/trusted-proxies.ts'
import { getClientAddress } from './client-address.ts'

function requestFrom(remoteAddress: string, forwardedFor: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test.each([
  [0, '10.0.0.1'],
  [1, '203.0.113.7'],
  [2, '198.51.100.9'],
])('behind %i proxies the client is %s, whatever else the header claims', (proxies, client) => {
  const request = requestFrom('10.0.0.1', '1.1.1.1, 198.51.100.9, 203.0.113.7')
  expect(getClientAddress(request, createTrust(proxies))).toBe(client)
})

test('the client is the first sender from the right that is no trusted proxy', () => {
  const trust = createTrust(['10.0.0.0/8', '2001:db8::1'])
  expect(getClientAddress(requestFrom('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9'), trust)).toBe(
    '203.0.113.7',
  )
  expect(getClientAddress(requestFrom('2001:db8::1', '1.1.1.1, 203.0.113.7'), trust)).toBe('203.0.113.7')
  expect(getClientAddress(requestFrom('203.0.113.9', '1.1.1.1'), trust)).toBe('203.0.113.9')
})
