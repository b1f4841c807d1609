import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Site {
  id: string
  origin: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

/** The differences between a response and one of an honest authenticator and browser. */
export interface Differences {
  origin?: string
  rpId?: string
  verified?: boolean
  counter?: number
}

/** An authenticator in software with one passkey, and the browser that speaks with it. */
export function createAuthenticator(site: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0

  function clientData(type: string, challenge: string, { origin = site.origin }: Differences): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(
    flags: number,
    { rpId = site.id, verified = true, ...given }: Differences,
  ): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(given.counter ?? counter)
    const all = flags | PRESENT | (verified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count])
  }

  function attestedKey(): Buffer {
    // COSE: an EC2 key on P-256 for ES256, in CBOR.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key])
  }

  const common = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    credentialId: common.id,
    /** The answer of `navigator.credentials.create()`. */
    register(challenge: string, differences: Differences = {}) {
      const data = Buffer.concat([authenticatorData(ATTESTED, differences), attestedKey()])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(data.length)
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        length,
        data,
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, differences)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** The answer of `navigator.credentials.get()`. */
    assert(challenge: string, differences: Differences = {}) {
      const data = authenticatorData(0, differences)
      const json = clientData('webauthn.get', challenge, differences)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)),
        },
      }
    },
  }
}
