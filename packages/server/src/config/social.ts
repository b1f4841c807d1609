import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })

/** The variables of the social log-ins; the addresses differ in tests only, or when a provider moves. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: z.string().min(1).max(200).optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  GOOGLE_KEYS_URL: address.default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: address.default('https://accounts.google.com/gsi/client'),
  FACEBOOK_APP_ID: z.string().min(1).max(200).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_DIALOG_URL: address.default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: address.default('https://graph.facebook.com/v23.0'),
  STEAM_LOGIN: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
  STEAM_API_KEY: z.string().min(1).optional(),
  STEAM_OPENID_URL: address.default('https://steamcommunity.com/openid/login'),
  STEAM_API_URL: address.default('https://api.steampowered.com'),
}

export const socialExpectations: Record<keyof typeof socialVariables, string> = {
  GOOGLE_CLIENT_ID: 'the client id of a web application at Google',
  GOOGLE_ISSUER: 'an http or https address',
  GOOGLE_KEYS_URL: 'an http or https address',
  GOOGLE_SCRIPT_URL: 'an http or https address',
  FACEBOOK_APP_ID: 'the id of an app at Facebook',
  FACEBOOK_APP_SECRET: 'the secret of FACEBOOK_APP_ID; neither is given alone',
  FACEBOOK_DIALOG_URL: 'an http or https address',
  FACEBOOK_GRAPH_URL: 'an http or https address',
  STEAM_LOGIN: 'true or false',
  STEAM_API_KEY: 'a key of the Steam Web API',
  STEAM_OPENID_URL: 'an http or https address',
  STEAM_API_URL: 'an http or https address',
}

/** Each provider is null where it is not configured: then nobody logs in by it. */
export interface SocialConfig {
  google: { clientId: string; issuer: string; keysUrl: string; scriptUrl: string } | null
  facebook: { appId: string; appSecret: string; dialogUrl: string; graphUrl: string } | null
  /** The key of Steam's Web API, without which accounts are shown by their number instead of their name. */
  steam: { openIdUrl: string; apiUrl: string; apiKey: string | null } | null
}

type Values = z.output<z.ZodObject<typeof socialVariables>>

export function readSocial(env: Values): SocialConfig {
  const { GOOGLE_CLIENT_ID: clientId, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = env
  return {
    google:
      clientId === undefined
        ? null
        : {
            clientId,
            issuer: env.GOOGLE_ISSUER,
            keysUrl: env.GOOGLE_KEYS_URL,
            scriptUrl: env.GOOGLE_SCRIPT_URL,
          },
    facebook:
      appId === undefined || appSecret === undefined
        ? null
        : { appId, appSecret, dialogUrl: env.FACEBOOK_DIALOG_URL, graphUrl: env.FACEBOOK_GRAPH_URL },
    steam: env.STEAM_LOGIN
      ? { openIdUrl: env.STEAM_OPENID_URL, apiUrl: env.STEAM_API_URL, apiKey: env.STEAM_API_KEY ?? null }
      : null,
  }
}
