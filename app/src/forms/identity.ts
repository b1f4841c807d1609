import type { Schemas } from '@convoca/sdk/core'

/** How the account's owner shows that it is them who ask. An account of a social log-in has no password. */
export type ProofKind = 'password' | 'code'

export const toIdentityProof = (kind: ProofKind, secret: string): Schemas['IdentityProof'] =>
  kind === 'password' ? { password: secret } : { code: secret.trim() }

/** The request's fields by the one that takes them. */
export const identityNames = { password: 'secret', code: 'secret' }

/** What is wrong with what was given. */
export const identityErrors: Readonly<Record<ProofKind, string>> = {
  password: 'A senha está incorreta.',
  code: 'Código incorreto ou já usado.',
}
