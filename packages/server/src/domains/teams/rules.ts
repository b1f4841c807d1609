import {
  hasPermission,
  missingPermissionCode,
  type TeamPermission,
  type TeamRole,
} from '@convoca/contract/rules'
import { cleanName, cleanText, limits } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, invalid, refuseInvalid } from '../../errors.ts'
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

/** The name of a team's tag in a request. */
export type TagField = 'teamTag' | 'team_tag'

/** The tag of a changed team under the name that the request has for it: the settings form's differs. */
export function readTag(input: Pick<Schemas['TeamUpdate'], TagField>): {
  teamTag: string
  tagField: TagField
} {
  const { teamTag, team_tag: formTag } = input
  if (teamTag !== undefined && formTag !== undefined && teamTag !== formTag) {
    throw invalid('team_tag', 'INVALID_VALUE', 'must be the same as teamTag')
  }
  if (teamTag !== undefined) return { teamTag, tagField: 'teamTag' }
  if (formTag !== undefined) return { teamTag: formTag, tagField: 'team_tag' }
  throw invalid('teamTag', 'REQUIRED', 'must be given')
}

/** A team's texts as they are stored. */
export function checkTeamTexts(input: TeamTexts, tagField: TagField = 'teamTag'): TeamTexts {
  const team = {
    name: cleanName(input.name),
    teamTag: input.teamTag.toUpperCase(),
    description: cleanText(input.description),
  }
  refuseInvalid([
    ...lengthErrors('name', team.name, limits.teamName),
    ...lengthErrors('description', team.description, limits.teamDescription),
    ...profanityErrors('name', team.name),
    ...profanityErrors(tagField, team.teamTag),
    ...profanityErrors('description', team.description),
  ])
  return team
}
