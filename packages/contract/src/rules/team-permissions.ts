/** The roles from the highest to the lowest, which is also the order in which members are listed. */
export const teamRoles = ['OWNER', 'MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'] as const
export type TeamRole = (typeof teamRoles)[number]

const ownerOnly: readonly TeamRole[] = ['OWNER']
const leaders: readonly TeamRole[] = ['OWNER', 'MANAGER']
const staff: readonly TeamRole[] = ['OWNER', 'MANAGER', 'COACH', 'CAPTAIN']

/** The permissions of each role in a team (docs/product.md#team-roles). */
const permissions = {
  deleteTeam: ownerOnly,
  transferTeam: ownerOnly,
  promoteManager: ownerOnly,
  editTeam: leaders,
  invite: leaders,
  manageMembers: leaders,
  manageShowcase: leaders,
  manageSchedules: staff,
  communicate: staff,
  enterChampionships: ['OWNER', 'MANAGER', 'CAPTAIN'],
  readInner: teamRoles,
  // The owner transfers the team first.
  leave: ['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'],
} satisfies Record<string, readonly TeamRole[]>

export type TeamPermission = keyof typeof permissions

export function hasPermission(role: TeamRole, permission: TeamPermission): boolean {
  const roles: readonly TeamRole[] = permissions[permission]
  return roles.includes(role)
}

export function rolesWithPermission(permission: TeamPermission): readonly TeamRole[] {
  return permissions[permission]
}

/** The error code for a member without this permission. */
export function missingPermissionCode(permission: TeamPermission): 'NOT_TEAM_OWNER' | 'FORBIDDEN' {
  return permissions[permission] === ownerOnly ? 'NOT_TEAM_OWNER' : 'FORBIDDEN'
}

/** The permissions as they are sent to clients. */
export function permissionsOf(role: TeamRole): Record<TeamPermission, boolean> {
  return {
    deleteTeam: hasPermission(role, 'deleteTeam'),
    transferTeam: hasPermission(role, 'transferTeam'),
    promoteManager: hasPermission(role, 'promoteManager'),
    editTeam: hasPermission(role, 'editTeam'),
    invite: hasPermission(role, 'invite'),
    manageMembers: hasPermission(role, 'manageMembers'),
    manageShowcase: hasPermission(role, 'manageShowcase'),
    manageSchedules: hasPermission(role, 'manageSchedules'),
    communicate: hasPermission(role, 'communicate'),
    enterChampionships: hasPermission(role, 'enterChampionships'),
    readInner: hasPermission(role, 'readInner'),
    leave: hasPermission(role, 'leave'),
  }
}

/**
 * The roles that a member may give, change and remove: never OWNER, which only a transfer gives, and MANAGER only with
 * the permission to promote managers.
 */
export function manageableRoles(role: TeamRole): TeamRole[] {
  if (!hasPermission(role, 'manageMembers')) return []
  return teamRoles.filter(
    (assignable) =>
      assignable !== 'OWNER' && (assignable !== 'MANAGER' || hasPermission(role, 'promoteManager')),
  )
}
