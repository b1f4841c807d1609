import { createRoute } from '@tanstack/react-router'
import { screen } from '../navigation/lazy-screen.ts'
import { root, starting } from './root.ts'

/** The rest of a first social log-in. */
export const socialRegistration = createRoute({
  getParentRoute: () => root,
  path: '/auth/complete',
  ...starting,
  ...screen(
    'SocialLogin/SocialRegistrationScreen',
    () => import('../screens/SocialLogin/SocialRegistrationScreen.tsx'),
  ),
})

/** Steam sends people back to this address, which then contains the assertion (docs/product.md#log-ins). */
export const steamCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/steam/callback',
  ...starting,
  ...screen(
    'SocialLogin/SteamCallbackScreen',
    () => import('../screens/SocialLogin/SteamCallbackScreen.tsx'),
  ),
  staticData: { screen: 'src/screens/SocialLogin/SteamCallbackScreen.tsx', isSecret: true },
})

export const facebookCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/facebook/callback',
  ...starting,
  ...screen(
    'SocialLogin/FacebookCallbackScreen',
    () => import('../screens/SocialLogin/FacebookCallbackScreen.tsx'),
  ),
})
