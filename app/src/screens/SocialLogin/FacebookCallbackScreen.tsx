import { SocialCallback } from './SocialCallback.tsx'

function read({ hash }: { hash: string }) {
  const params = new URLSearchParams(hash)
  return { token: params.get('access_token'), state: params.get('state') ?? '' }
}

/** /auth/facebook/callback: the access token is in the fragment, which no server sees. */
export function FacebookCallbackScreen() {
  return <SocialCallback provider="FACEBOOK" path="/auth/facebook/callback" read={read} />
}
