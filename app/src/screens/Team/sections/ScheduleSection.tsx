import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { toIsoDay } from '@convoca/ui/app'
import { phone, useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { Agenda } from './schedule/Agenda.tsx'
import type { AgendaProps } from './schedule/Agenda.tsx'
import type { SectionProps } from './section-props.ts'

const route = '/shell/guarded/my/teams/$tag'

type Move = Parameters<AgendaProps['onMove']>[0]

/**
 * The view and day of the schedule, from the URL. Moves apply at once and the URL follows, so that fast key presses
 * start from the day on the screen.
 */
function useScheduleSearch() {
  const { view, day } = useSearch({ from: route })
  const navigate = useNavigate({ from: '/my/teams/$tag' })
  const [ahead, setAhead] = useState<Move>({})
  const navigations = useRef(0)

  // The URL was changed by a link or another part of the page.
  useEffect(() => {
    if (navigations.current === 0) setAhead({})
  }, [view, day])

  async function move(to: Move) {
    setAhead((before) => ({ ...before, ...to }))
    navigations.current += 1
    // Moving through days adds no history entries.
    await navigate({ search: (search) => ({ ...search, ...to }), replace: true, resetScroll: false })
    navigations.current -= 1
  }

  return { view, day, ...ahead, move }
}

/** The team's schedule. */
export function ScheduleSection({ team }: SectionProps) {
  const { view, day, move } = useScheduleSearch()
  const isNarrow = useMediaQuery(phone)
  return (
    <Agenda
      key={team.id}
      team={team}
      view={view ?? (isNarrow ? 'list' : 'month')}
      day={day ?? toIsoDay(new Date())}
      onMove={(to) => void move(to)}
    />
  )
}
