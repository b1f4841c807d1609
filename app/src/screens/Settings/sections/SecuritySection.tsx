import { LinkedAccountsPanel } from '../LinkedAccountsPanel.tsx'
import { PasskeysPanel } from '../PasskeysPanel.tsx'
import { PasswordPanel } from '../PasswordPanel.tsx'
import { SessionsPanel } from '../SessionsPanel.tsx'
import { TwoStepPanel } from '../TwoStepPanel.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'

/** How the account is entered, and from where it is. */
export function SecuritySection({ userId }: SettingsSectionProps) {
  return (
    <>
      <PasswordPanel userId={userId} />
      <TwoStepPanel userId={userId} />
      <PasskeysPanel userId={userId} />
      <LinkedAccountsPanel userId={userId} />
      <SessionsPanel />
    </>
  )
}
