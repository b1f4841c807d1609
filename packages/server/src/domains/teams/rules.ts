import {
  hasPermission,
  missingPermissionCode,
  type TeamPermission,
  type TeamRole,
} from '@convoca/contract/rules'
import { TeamInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import { DomainError, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'

/** Throws the error of the missing permission. */
export function assertPermission(role: TeamRole, permission: TeamPermission): void {
  if (!hasPermission(role, permission)) throw new DomainError(missingPermissionCode(permission))
}

interface TeamTexts {
  name: string
  teamTag: string
  description: string
}

/** A team's texts as they are stored. */
export function checkTeamTexts(input: TeamTexts): TeamTexts {
  const team = {
    name: cleanName(input.name),
    teamTag: input.teamTag.toUpperCase(),
    description: cleanText(input.description),
  }
  refuseInvalid([
    ...lengthErrors('name', team.name, TeamInput.name),
    ...lengthErrors('description', team.description, TeamInput.description),
    ...profanityErrors('name', team.name),
    ...profanityErrors('teamTag', team.teamTag),
    ...profanityErrors('description', team.description),
  ])
  return team
}
