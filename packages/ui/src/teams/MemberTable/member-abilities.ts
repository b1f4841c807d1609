import type { TeamRole } from '../team-roles.ts'
import type { TeamMember } from './team-member.ts'

/** Permissions of the current user in the team; a part of the API's `permissions`. */
export interface MemberPermissions {
  /** Remove a member, change role and roster. */
  manageMembers: boolean
  /** Make somebody a MANAGER, and a MANAGER something else. */
  promoteManager: boolean
  /** Hand the team over. */
  transferTeam: boolean
  /** Leave the team. */
  leave: boolean
}

/** The actions of the current user on one member. */
export interface MemberAbilities {
  /** Roles that may be given, highest first; empty when the role is fixed. */
  roles: readonly TeamRole[]
  roster: boolean
  transfer: boolean
  remove: boolean
  leave: boolean
}

const BELOW_MANAGER: readonly TeamRole[] = ['COACH', 'CAPTAIN', 'PLAYER']

/** The OWNER can be neither changed nor removed, and members leave instead of removing themselves. */
export function memberAbilities(member: TeamMember, can: MemberPermissions): MemberAbilities {
  const owner = member.role === 'OWNER'
  const you = member.isYou === true
  const changeable = can.manageMembers && !owner && !you
  const role = changeable && (member.role !== 'MANAGER' || can.promoteManager)
  return {
    roles: role ? (can.promoteManager ? ['MANAGER', ...BELOW_MANAGER] : BELOW_MANAGER) : [],
    roster: can.manageMembers,
    transfer: can.transferTeam && !owner && !you,
    remove: changeable && (member.role !== 'MANAGER' || can.promoteManager),
    leave: can.leave && you,
  }
}
