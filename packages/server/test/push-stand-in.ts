import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const PUBLIC_KEY = 65
const HEADER = 16 + 4 + 1 + PUBLIC_KEY

/** The subscription that a browser makes, and how it reads a message (RFC 8291). */
export function newBrowser() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(HEADER - PUBLIC_KEY, HEADER)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      const encrypted = body.subarray(HEADER)
      decipher.setAuthTag(encrypted.subarray(-16))
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** The claims of `Authorization: vapid t=…, k=…`, whose signature is checked. */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('Signed by another server')
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is wrong')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

export interface PushStandIn {
  url: string
  received: { path: string; headers: IncomingMessage['headers']; body: Buffer }[]
  /** The status of the next answers. */
  status: number
  close(): Promise<void>
}

/** A push service on this machine. */
export async function startPushService(): Promise<PushStandIn> {
  const standIn: PushStandIn = { url: '', received: [], status: 201, close: async () => undefined }
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    standIn.received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(standIn.status).end()
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return standIn
}
