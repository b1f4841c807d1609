import { newId } from '../../src/database/id.ts'
import { newDraft } from '../championships.ts'
import type { Person, TestServer } from '../harness.ts'
import { makeMinor } from '../prizes.ts'
import type { TestTeam } from '../teams.ts'

export interface WonPrize {
  /** A championship whose prizes are divided; the team has won. */
  wonId: string
  /** The part of a minor who has left the team, which its coach is asked to receive. */
  shareId: string
  /** The part of the team's player. */
  ownShareId: string
}

export async function addWonPrize(
  server: TestServer,
  team: TestTeam,
  { coach, player }: { coach: Person; player: Person },
): Promise<WonPrize> {
  const { id } = await newDraft(server, team.owner, { game_id: team.gameId })
  const minor = await server.registerUser()
  await makeMinor(server, minor, new Date())
  const now = new Date()
  const [shareId, ownShareId] = [newId(), newId()]
  await server.db.insertInto('prize_divisions').values({ championship_id: id, divided_at: now }).execute()
  const teamPrizeId = newId()
  await server.db
    .insertInto('prize_teams')
    .values({
      id: teamPrizeId,
      championship_id: id,
      team_id: team.id,
      decides_until: new Date(now.getTime() + 60 * 60_000),
    })
    .execute()
  await server.db
    .insertInto('prize_shares')
    .values(
      [
        { id: shareId, user_id: minor.id },
        { id: ownShareId, user_id: player.id },
      ].map((share) => ({
        ...share,
        team_prize_id: teamPrizeId,
        equal_amount: 1000,
        championship_id: id,
        team_id: team.id,
        place: 1,
        amount: 1000,
        created_at: now,
      })),
    )
    .execute()
  await server.db
    .updateTable('prize_shares')
    .set({ receiver_id: coach.id, receiver_named_by: team.owner.id })
    .where('id', '=', shareId)
    .execute()
  // The proposer learns of refusals.
  await server.db
    .updateTable('prize_teams')
    .set({ proposed_by: team.owner.id })
    .where('id', '=', teamPrizeId)
    .execute()
  return { wonId: id, shareId, ownShareId }
}
