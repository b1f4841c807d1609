import type { SystemContext } from '../../../context.ts'
import { notifyEach } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import type { ChampionshipRow } from '../repository.ts'
import { type Stage, rankStage } from '../stages/stage.ts'
import { hasSwissRounds } from '../stages/two-phases.ts'
import type { StageMatch } from '../stages/types.ts'

const hasBegun = (matches: readonly StageMatch[]): boolean => matches.some(({ phase }) => phase === 2)

/** Tells who has not qualified, once the play-offs are made; those who have are told of their matches. */
export async function notifyOfPlayOffs(
  context: SystemContext,
  row: ChampionshipRow,
  { stage, before, after }: { stage: Stage; before: readonly StageMatch[]; after: readonly StageMatch[] },
): Promise<void> {
  if (hasBegun(before) || !hasBegun(after)) return
  const qualified = new Set(
    after.filter(({ phase }) => phase === 2).flatMap(({ home, away }) => [home, away]),
  )
  const out = rankStage(stage).filter(
    ({ entrant }) => !qualified.has(entrant) && !stage.withdrawn.has(entrant),
  )
  const phase = hasSwissRounds(stage.setup) ? 'fase suíça' : 'fase de grupos'
  const whose = say(row.participant, 'O time terminou', 'Você terminou')
  await notifyEach(
    context,
    out.map(({ entrant, rank }) => ({
      registrationId: entrant,
      text: {
        championshipId: row.id,
        type: 'CHAMPIONSHIP_MATCH_UPDATE' as const,
        title: `Fim da ${phase}`,
        body: `${whose} ${row.name} em ${rank}º lugar: não passou para o mata-mata.`,
      },
    })),
  )
}
