import { type SeedTeam, seedSponsors, seedTeams } from '@convoca/fixtures'
import { storePicture } from '../domains/picture-slots/service.ts'
import { insertSponsor } from '../domains/sponsors/repository.ts'
import { renderSponsorLogo } from './images.ts'
import { type SeedContext, asUser, daysAgo } from './seed-context.ts'

/** Colours of the rendered logos, in the order of the fixtures. */
const logoColours: readonly (readonly [background: string, foreground: string])[] = [
  ['#5b3a1e', '#e8c98f'],
  ['#1e2a5b', '#facc15'],
  ['#4a1259', '#d8b4fe'],
  ['#0f4d3a', '#a3e635'],
]

/** The demo team has every sponsor, the last one inactive; the other teams have those of the fixtures. */
function getSponsors(team: SeedTeam, index: number) {
  if (index !== 0) return seedSponsors.filter((sponsor) => sponsor.team_id === team.id)
  const byName = new Map(seedSponsors.map((sponsor) => [sponsor.name, sponsor]))
  return [...byName.values()].map((sponsor, place) => ({ ...sponsor, is_active: place < 3 }))
}

export async function addSponsors(seed: SeedContext): Promise<void> {
  const { db } = seed.context
  const names = [...new Set(seedSponsors.map((sponsor) => sponsor.name))]
  const logos = await Promise.all(
    names.map((name, index) => {
      const [background, foreground] = logoColours[index % logoColours.length] ?? ['#1e2a5b', '#facc15']
      return renderSponsorLogo({ name, background, foreground })
    }),
  )
  for (const [index, team] of seedTeams.entries()) {
    const teamId = seed.teams[index]
    const owner = seed.players[team.members[0]?.player ?? 0]
    if (teamId === undefined || owner === undefined) continue
    for (const { name, url, description, is_active } of getSponsors(team, index)) {
      const { id } = await insertSponsor(db, teamId, { name, url, description, is_active })
      const logo = logos[names.indexOf(name)]
      const slot = { entityType: 'TEAM_SPONSOR', entityId: id, businessType: 'SPONSOR_LOGO' } as const
      if (logo) await storePicture(asUser(seed, owner), slot, logo)
      await db
        .updateTable('sponsors')
        .set({ created_at: daysAgo(seed, 30 + index) })
        .where('id', '=', id)
        .execute()
    }
  }
}
