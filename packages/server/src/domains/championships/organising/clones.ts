import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { invalid } from '../../../errors.ts'
import { requireChampionshipPermission } from '../access.ts'
import { copyPictures } from '../repository.ts'
import { isStorable } from '../rules.ts'
import { createChampionship, readChampionship } from '../service.ts'

/** A draft of the actor's. All dates keep their distance from the start. */
export async function cloneChampionship(
  context: Context,
  id: string,
  { name, starts_at: startsAt }: Schemas['ChampionshipCloneInput'],
): Promise<Schemas['Championship']> {
  const { row } = await requireChampionshipPermission(context, id, 'edit')
  const start = new Date(startsAt)
  if (!isStorable(start)) throw invalid('starts_at', 'OUT_OF_RANGE', 'must be a date of this century')
  const moved = start.getTime() - row.starts_at.getTime()
  const move = (date: Date): string => new Date(date.getTime() + moved).toISOString()
  const draft = await createChampionship(context, {
    name,
    game_id: row.game_id,
    description: row.description,
    rules: row.rules,
    format: row.format,
    best_of: row.best_of,
    best_of_groups: row.best_of_groups,
    best_of_grand_final: row.best_of_grand_final,
    has_third_place: row.has_third_place,
    grand_final: row.grand_final,
    allows_draws: row.allows_draws,
    group_count: row.group_count,
    qualifiers_per_group: row.qualifiers_per_group,
    swiss_rounds: row.swiss_rounds,
    ...(row.tie_breaks !== null && { tie_breaks: row.tie_breaks }),
    win_points: row.win_points === 3 ? 3 : 1,
    participant: row.participant,
    team_size: row.team_size,
    max_substitutes: row.max_substitutes,
    roster_lock: row.roster_lock,
    playoffs_format: row.playoffs_format,
    playoffs_teams: row.playoffs_teams,
    min_age: row.min_age,
    min_teams: row.min_teams,
    max_teams: row.max_teams,
    entry_fee: row.entry_fee,
    prizes: row.prizes,
    registration_opens_at: move(row.registration_opens_at),
    registration_closes_at: move(row.registration_closes_at),
    check_in_opens_at: move(row.check_in_opens_at),
    starts_at: startsAt,
  })
  await copyPictures(context.db, { from: row.id, to: draft.id })
  return readChampionship(context, { id: draft.id })
}
