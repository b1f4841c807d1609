import type { SponsorItem } from '@convoca/ui/app'
import type { Sponsor } from '../atoms/sponsors.ts'
import { findFileUrl } from './files.ts'

/** A sponsor as props of its card and of the public page's strip. */
export const toSponsorItem = (sponsor: Sponsor): SponsorItem => ({
  id: sponsor.id,
  name: sponsor.name,
  url: sponsor.url ?? undefined,
  description: sponsor.description ?? undefined,
  logoUrl: findFileUrl(sponsor.files, 'SPONSOR_LOGO'),
  isActive: sponsor.is_active,
})
