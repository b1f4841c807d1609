import { cleanName, limits } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { DomainError, refuseInvalid } from '../../errors.ts'
import { cleanDescription, lengthErrors, profanityErrors } from '../text-rules.ts'

export type TeamRole = Schemas['TeamRole']
export type TeamAbility = keyof Schemas['TeamPermissions']

/** From the highest to the lowest; also the order in which members are listed. */
export const teamRoles: readonly TeamRole[] = ['OWNER', 'MANAGER', 'COACH', 'CAPTAIN', 'PLAYER']

const ownerAlone: readonly TeamRole[] = ['OWNER']
const leaders: readonly TeamRole[] = ['OWNER', 'MANAGER']
const staff: readonly TeamRole[] = ['OWNER', 'MANAGER', 'COACH', 'CAPTAIN']

/** Who may do what in a team (product.md §5): the one table, also sent to the client as `permissions`. */
const abilities: Record<TeamAbility, readonly TeamRole[]> = {
  deleteTeam: ownerAlone,
  transferTeam: ownerAlone,
  promoteManager: ownerAlone,
  editTeam: leaders,
  invite: leaders,
  manageMembers: leaders,
  manageShowcase: leaders,
  manageSchedules: staff,
  communicate: staff,
  enterChampionships: ['OWNER', 'MANAGER', 'CAPTAIN'],
  readInner: teamRoles,
  // The owner hands the team over first.
  leave: ['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'],
}

export function may(role: TeamRole, ability: TeamAbility): boolean {
  return abilities[ability].includes(role)
}

/** What is the owner's alone is refused by that name. */
export function requireMay(role: TeamRole, ability: TeamAbility): void {
  if (may(role, ability)) return
  throw new DomainError(abilities[ability] === ownerAlone ? 'NOT_TEAM_OWNER' : 'FORBIDDEN')
}

/** The roles that hold an ability. */
export function rolesWith(ability: TeamAbility): readonly TeamRole[] {
  return abilities[ability]
}

/**
 * The roles that somebody with this one may give, change and take out of the team: never OWNER, who is made by handing
 * the team over alone, and a manager's only for who may make one.
 */
export function rolesUnder(role: TeamRole): TeamRole[] {
  if (!may(role, 'manageMembers')) return []
  return teamRoles.filter((one) => one !== 'OWNER' && (one !== 'MANAGER' || may(role, 'promoteManager')))
}

export function permissionsOf(role: TeamRole): Schemas['TeamPermissions'] {
  return {
    deleteTeam: may(role, 'deleteTeam'),
    transferTeam: may(role, 'transferTeam'),
    promoteManager: may(role, 'promoteManager'),
    editTeam: may(role, 'editTeam'),
    invite: may(role, 'invite'),
    manageMembers: may(role, 'manageMembers'),
    manageShowcase: may(role, 'manageShowcase'),
    manageSchedules: may(role, 'manageSchedules'),
    communicate: may(role, 'communicate'),
    enterChampionships: may(role, 'enterChampionships'),
    readInner: may(role, 'readInner'),
    leave: may(role, 'leave'),
  }
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
    description: cleanDescription(input.description),
  }
  refuseInvalid([
    ...lengthErrors('name', team.name, limits.teamName),
    ...lengthErrors('description', team.description, limits.teamDescription),
    ...profanityErrors('name', team.name),
    ...profanityErrors('teamTag', team.teamTag),
    ...profanityErrors('description', team.description),
  ])
  return team
}

export interface TeamColours {
  primary: string
  secondary: string
}

const palette: readonly TeamColours[] = [
  { primary: '#7c3aed', secondary: '#22d3ee' },
  { primary: '#ea580c', secondary: '#facc15' },
  { primary: '#059669', secondary: '#a3e635' },
  { primary: '#0369a1', secondary: '#38bdf8' },
  { primary: '#b91c1c', secondary: '#fb923c' },
  { primary: '#a16207', secondary: '#fde047' },
  { primary: '#be185d', secondary: '#f9a8d4' },
  { primary: '#4338ca', secondary: '#a5b4fc' },
  { primary: '#0f766e', secondary: '#5eead4' },
  { primary: '#a21caf', secondary: '#f0abfc' },
]

/** The colours a team starts with: always the same for one tag (FNV-1a over its letters). */
export function startingColours(teamTag: string): TeamColours {
  let hash = 0x811c9dc5
  for (const letter of teamTag) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return palette[hash % palette.length] ?? { primary: '#7c3aed', secondary: '#22d3ee' }
}
