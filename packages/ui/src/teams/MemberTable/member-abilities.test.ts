import { expect, test } from 'vitest'
import type { TeamRole } from '../team-roles.ts'
import { memberAbilities, type MemberPermissions } from './member-abilities.ts'

const owner: MemberPermissions = {
  manageMembers: true,
  promoteManager: true,
  transferTeam: true,
  leave: false,
}
const manager: MemberPermissions = {
  manageMembers: true,
  promoteManager: false,
  transferTeam: false,
  leave: true,
}
const player: MemberPermissions = {
  manageMembers: false,
  promoteManager: false,
  transferTeam: false,
  leave: true,
}

const member = (role: TeamRole, isYou = false) => ({ id: role, nick: role, role, isYou })

test('the owner assigns every role below their own, removes members and transfers the team', () => {
  expect(memberAbilities(member('PLAYER'), owner)).toEqual({
    roles: ['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'],
    roster: true,
    transfer: true,
    remove: true,
    leave: false,
  })
  expect(memberAbilities(member('MANAGER'), owner)).toMatchObject({ remove: true, transfer: true })
})

test('the owner cannot be changed or removed, nor receive the team', () => {
  for (const can of [owner, manager]) {
    const you = can === owner
    expect(memberAbilities(member('OWNER', you), can)).toEqual({
      roles: [],
      roster: true,
      transfer: false,
      remove: false,
      leave: false,
    })
  }
})

test('a manager makes no managers and leaves them as they are', () => {
  expect(memberAbilities(member('PLAYER'), manager).roles).toEqual(['COACH', 'CAPTAIN', 'PLAYER'])
  expect(memberAbilities(member('MANAGER'), manager)).toMatchObject({ roles: [], remove: false })
  expect(memberAbilities(member('MANAGER', true), manager)).toMatchObject({
    roles: [],
    remove: false,
    leave: true,
  })
})

test('a player leaves and does nothing else', () => {
  const nothing = { roles: [], roster: false, transfer: false, remove: false, leave: false }
  expect(memberAbilities(member('CAPTAIN'), player)).toEqual(nothing)
  expect(memberAbilities(member('PLAYER', true), player)).toEqual({ ...nothing, leave: true })
})
