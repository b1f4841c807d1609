/** The contents of a team with pictures of their own: the table, the column of the name, and the part of the team's page. */
export const teamContent = {
  AWARD: { table: 'achievements', nameColumn: 'title', part: 'ACHIEVEMENTS' },
  TEAM_SPONSOR: { table: 'sponsors', nameColumn: 'name', part: 'SPONSORS' },
} as const

/** A kind of content, which is also the entity type of the pictures. */
export type ContentKind = keyof typeof teamContent

export const contentKinds = ['AWARD', 'TEAM_SPONSOR'] as const satisfies readonly ContentKind[]

export interface ContentTarget {
  teamId: string
  id: string
}
