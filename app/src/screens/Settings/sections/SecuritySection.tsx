import { LinkedAccountsPanel } from '../LinkedAccountsPanel.tsx'
import { PasskeysPanel } from '../PasskeysPanel.tsx'
import { PasswordPanel } from '../PasswordPanel.tsx'
import { SessionsPanel } from '../SessionsPanel.tsx'
import { TwoStepPanel } from '../TwoStepPanel.tsx'
import type { SettingsSectionProps } from '../settings-sections.tsx'

/** The log-in methods of the account, and the sessions that it is open in. */
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
