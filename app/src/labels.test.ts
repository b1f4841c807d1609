import { invitationStatusLabels, rosterStatusLabels, teamRoleLabels } from '@convoca/sdk/text'
import * as ui from '@convoca/ui'
import { expect, it } from 'vitest'

// The components know no contract, so both have these words: they must be the same.
it.each([
  ['statuses of an invitation', invitationStatusLabels, ui.inviteStatusLabels],
  ['places in the line-up', rosterStatusLabels, ui.rosterLabels],
  ['roles in a team', teamRoleLabels, ui.teamRoleLabels],
])('components and SDK call the %s the same', (_what, sdk, components) => {
  expect(components).toMatchObject(sdk)
})
