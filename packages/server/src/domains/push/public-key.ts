import { ECDH } from 'node:crypto'

/** Whether it is a point of the curve: others cannot be encrypted for. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
