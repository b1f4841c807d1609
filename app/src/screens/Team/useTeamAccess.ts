import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isNotFound } from '../../atoms/errors.ts'
import { hasLeftAtom } from '../../atoms/teams.ts'
import type { Team } from '../../atoms/teams.ts'
import { showToastAtom } from '../../atoms/toasts.ts'

interface TeamAnswer {
  data: Team | undefined
  error: Error | null
}

/**
 * Keeps an open page true to the team: it follows a tag that somebody changed, and ends when its reader is no member
 * any more. Answers whether it has ended.
 */
export function useTeamAccess({ data: team, error }: TeamAnswer, tag: string): boolean {
  const navigate = useNavigate()
  const hasLeft = useSetAtom(hasLeftAtom)
  const showToast = useSetAtom(showToastAtom)
  const ended = team !== undefined && error !== null && isNotFound(error)
  const { id: teamId, team_tag: newTag } = team ?? {}
  const name = team?.entity.name

  useEffect(() => {
    if (!ended || teamId === undefined || name === undefined) return
    if (!hasLeft(teamId))
      showToast({
        type: 'warning',
        title: 'Acesso encerrado',
        message: `Você não faz mais parte do time ${name}.`,
      })
    void navigate({ to: '/my/teams', replace: true })
  }, [ended, teamId, name, hasLeft, showToast, navigate])

  useEffect(() => {
    if (ended || newTag === undefined || newTag === tag.toUpperCase()) return
    void navigate({ to: '/my/teams/$tag', params: { tag: newTag }, search: (kept) => kept, replace: true })
  }, [ended, newTag, tag, navigate])

  return ended
}
