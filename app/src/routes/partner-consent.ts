import { createRoute } from '@tanstack/react-router'
import { requireUser } from './guard.ts'
import { screen } from '../navigation/lazy-screen.ts'
import { root, starting } from './root.ts'
import { consentSearch } from '../navigation/search.ts'

/** A window of its own, which other sites open; its document must keep its opener (`plugins/security.ts`). */
export const partnerConsent = createRoute({
  getParentRoute: () => root,
  path: '/partner/authorize',
  ...starting,
  validateSearch: consentSearch,
  beforeLoad: requireUser,
  ...screen(
    'PartnerConsent/PartnerConsentScreen',
    () => import('../screens/PartnerConsent/PartnerConsentScreen.tsx'),
  ),
  staticData: { screen: 'src/screens/PartnerConsent/PartnerConsentScreen.tsx', isSecret: true },
})
