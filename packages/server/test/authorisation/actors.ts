/** All who may stand to a team in some way; a guest has no session. */
export const actors = [
  'guest',
  'stranger',
  'invitee',
  'applicant',
  'exMember',
  'player',
  'captain',
  'coach',
  'manager',
  'owner',
  // Owns another team, and is nobody in this one.
  'otherOwner',
  // One of the platform's staff, who is in no team.
  'admin',
  // A site that the invitee has let in, with its token.
  'partner',
] as const

export type ActorName = (typeof actors)[number]
export type PersonName = Exclude<ActorName, 'guest' | 'partner'>
