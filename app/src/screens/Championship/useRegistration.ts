import { useAtomValue } from 'jotai'
import { championshipMatchesAtom, championshipTeamsAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { applicantsAtom } from '../../atoms/championship-registration.ts'
import { visitorAtom } from '../../atoms/session.ts'
import { myTeamsAtom } from '../../atoms/teams.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toPhase } from '../../mappers/championship.ts'
import {
  findCandidates,
  findOwnRegistration,
  toRegistrationState,
} from '../../mappers/championship-registration.ts'

/** The visitor's part in a championship, and the teams that could be registered. */
export function useRegistration(championship: Championship, now: number, isFollowed: boolean) {
  const { id, game } = championship
  const visitor = useAtomValue(visitorAtom)
  const registrations = useQueryAtom(championshipTeamsAtom, id)
  const matches = useQueryAtom(championshipMatchesAtom, id)
  const gameTeams = useQueryAtom(myTeamsAtom, { gameId: game.id, page: 1 })
  const isAlone = championship.participant === 'PLAYER'
  const gameTeamIds = gameTeams.data?.data.map((team) => team.id)
  const phase = toPhase(championship, now)
  const isOpen = phase === 'open' || phase === 'full'
  const candidates = !isAlone && isOpen ? findCandidates(visitor, gameTeamIds) : []
  const applicants = useQueryAtom(applicantsAtom, {
    championshipId: id,
    teamIds: candidates.map((team) => team.id),
  })
  const facts = {
    championship,
    now,
    visitor,
    registrations: registrations.data,
    matches: matches.data,
    gameTeamIds,
    applicants: applicants.data,
    isFollowed,
    origin: usePublicUrl(''),
  }
  return {
    state: toRegistrationState(facts),
    own: findOwnRegistration(facts)?.registration,
    candidates,
    applicants: applicants.data ?? [],
    isFull: phase === 'full',
    failed: [gameTeams, applicants].find(({ isError }) => isError),
  }
}
