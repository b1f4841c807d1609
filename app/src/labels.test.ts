import { invitationStatusLabels, rosterStatusLabels, teamRoleLabels } from '@convoca/sdk/text'
import * as ui from '@convoca/ui'
import { expect, it } from 'vitest'

// The components do not import the SDK, so both define these labels.
it.each([
  ['statuses of an invitation', invitationStatusLabels, ui.inviteStatusLabels],
  ['places in the line-up', rosterStatusLabels, ui.rosterLabels],
  ['roles in a team', teamRoleLabels, ui.teamRoleLabels],
])('components and SDK have the same labels for %s', (_what, sdk, components) => {
  expect(components).toMatchObject(sdk)
})
