import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isNotFound } from '../../atoms/errors.ts'
import { leftTeamsAtom } from '../../atoms/teams.ts'
import type { Team } from '../../atoms/teams.ts'
import { showToastAtom } from '../../atoms/toasts.ts'

interface TeamResult {
  data: Team | undefined
  error: Error | null
}

/**
 * Keeps an open page in step with the team: follows a changed tag, and leaves the page once its reader is no longer a
 * member. Returns whether access has ended.
 */
export function useTeamAccess({ data: team, error }: TeamResult, tag: string): boolean {
  const navigate = useNavigate()
  const leftTeams = useAtomValue(leftTeamsAtom)
  const showToast = useSetAtom(showToastAtom)
  const ended = team !== undefined && error !== null && isNotFound(error)
  const { id: teamId, team_tag: newTag } = team ?? {}
  const name = team?.entity.name

  useEffect(() => {
    if (!ended || teamId === undefined || name === undefined) return
    if (!leftTeams.has(teamId))
      showToast({
        type: 'warning',
        title: 'Acesso encerrado',
        message: `Você não faz mais parte do time ${name}.`,
      })
    void navigate({ to: '/teams', search: {}, replace: true, ignoreBlocker: true })
  }, [ended, teamId, name, leftTeams, showToast, navigate])

  useEffect(() => {
    if (ended || newTag === undefined || newTag === tag.toUpperCase()) return
    void navigate({
      from: '/my/teams/$tag',
      to: '/my/teams/$tag',
      params: { tag: newTag },
      search: (kept) => kept,
      replace: true,
      ignoreBlocker: true,
    })
  }, [ended, newTag, tag, navigate])

  return ended
}
