import type { SocialConfig } from '../../../config/social.ts'
import type { ProviderClient, SocialProviders } from '../../../context.ts'
import type { SocialProvider } from '../../../database/tables/auth.ts'
import { DomainError } from '../../../errors.ts'
import { createFacebookClient } from './facebook.ts'
import { createGoogleClient } from './google.ts'
import { createSteamClient } from './steam.ts'

interface ProviderOptions {
  config: SocialConfig
  /** The origin of the site: providers send people back to it, never to what a request's Host header says. */
  getOrigin: () => string
  now: () => Date
}

export function createSocialProviders({ config, ...options }: ProviderOptions): SocialProviders {
  const { google, facebook, steam } = config
  const clients = new Map<SocialProvider, ProviderClient>()
  if (google !== null) clients.set('GOOGLE', createGoogleClient(google, options.now))
  if (facebook !== null) clients.set('FACEBOOK', createFacebookClient(facebook, options))
  if (steam !== null) clients.set('STEAM', createSteamClient(steam, options))

  return {
    list: () => [...clients].map(([providerType, { clientId }]) => ({ providerType, clientId })),
    get(provider) {
      const client = clients.get(provider)
      if (client === undefined) throw new DomainError('PROVIDER_NOT_CONFIGURED')
      return client
    },
  }
}
