import { SocialCallback } from './SocialCallback.tsx'

/** The whole query is the token: the server asks Steam whether it has signed it. */
function read({ search }: { search: string }) {
  return { token: new URLSearchParams(search).get('openid.mode') === 'id_res' ? search : null }
}

/** /auth/steam/callback (docs/product.md#log-ins). */
export function SteamCallbackScreen() {
  return <SocialCallback provider="STEAM" path="/auth/steam/callback" read={read} />
}
