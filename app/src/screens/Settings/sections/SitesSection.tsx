import { PartnerGrantsPanel } from '../PartnerGrantsPanel.tsx'
import { PartnerSitesPanel } from '../PartnerSitesPanel.tsx'

/** Sites that the user has let in, and the user's own ones. */
export function SitesSection() {
  return (
    <>
      <PartnerGrantsPanel />
      <PartnerSitesPanel />
    </>
  )
}
