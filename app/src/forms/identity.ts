import type { Schemas } from '@convoca/sdk/core'

/**
 * The proof of an account's owner that it is them who ask: something typed, or something that a passkey or a provider has confirmed.
 * An account of a social log-in has no password.
 */
export type Proof =
  | { kind: 'password' | 'code'; secret: string }
  | { kind: 'confirmed'; by: string; proof: Pick<Schemas['IdentityProof'], 'passkey' | 'social'> }

export const noProof: Proof = { kind: 'password', secret: '' }

export const isGiven = (proof: Proof) => proof.kind === 'confirmed' || proof.secret.trim() !== ''

export function toIdentityProof(given: Proof): Schemas['IdentityProof'] {
  if (given.kind === 'confirmed') return given.proof
  return given.kind === 'password' ? { password: given.secret } : { code: given.secret.trim() }
}

/** A refused request has used up what was confirmed; what was typed can be mended. */
export const afterRefusal = (proof: Proof): Proof => (proof.kind === 'confirmed' ? noProof : proof)

/** The request's fields by the one that takes them. */
export const identityNames = { password: 'proof', code: 'proof' }

/** The errors of typed proofs. */
export const identityErrors: Readonly<Record<Proof['kind'], string | undefined>> = {
  password: 'A senha está incorreta.',
  code: 'Código incorreto ou já usado.',
  confirmed: undefined,
}
