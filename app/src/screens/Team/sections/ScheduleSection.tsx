import { useNavigate, useSearch } from '@tanstack/react-router'
import { format } from 'date-fns'
import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { Agenda } from './schedule/Agenda.tsx'
import type { AgendaProps } from './schedule/Agenda.tsx'
import type { SectionProps } from './section-props.ts'

const route = '/shell/guarded/my/teams/$tag'

type Move = Parameters<AgendaProps['onMove']>[0]

/**
 * How the schedule is shown, and around which day: what the address says. The address follows a moment later, so
 * that keys pressed faster than it changes are reckoned from the day on the screen.
 */
function useAddress() {
  const { view, day } = useSearch({ from: route })
  const navigate = useNavigate({ from: '/my/teams/$tag' })
  const [ahead, setAhead] = useState<Move>({})
  const underWay = useRef(0)

  // Somebody else changed the address: a link, or another part of the page.
  useEffect(() => {
    if (underWay.current === 0) setAhead({})
  }, [view, day])

  async function move(to: Move) {
    setAhead((before) => ({ ...before, ...to }))
    underWay.current += 1
    // Moving through days is no page that one goes back to.
    await navigate({ search: (search) => ({ ...search, ...to }), replace: true, resetScroll: false })
    underWay.current -= 1
  }

  return { view, day, ...ahead, move }
}

/** The team's schedule. */
export function ScheduleSection({ team }: SectionProps) {
  const { view, day, move } = useAddress()
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  return (
    <Agenda
      key={team.id}
      team={team}
      view={view ?? (isNarrow ? 'list' : 'month')}
      day={day ?? format(new Date(), 'yyyy-MM-dd')}
      onMove={(to) => void move(to)}
    />
  )
}
