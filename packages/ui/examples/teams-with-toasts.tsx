/**
 * Teams, and a toast for what the user does: the components show the state that your page keeps. For a bundler that
 * understands style sheets, such as Vite.
 */
import '@convoca/ui/styles.css'
import {
  Button,
  ConvocaTheme,
  emptyToastQueue,
  TeamCard,
  TeamGrid,
  TOAST_DURATION,
  TOAST_SWEEP_INTERVAL,
  toastQueue,
  ToastStack,
  type TeamCardTeam,
} from '@convoca/ui'
import { useEffect, useReducer } from 'react'

const teams: TeamCardTeam[] = [
  {
    name: 'Trovão Esports',
    tag: 'TRV',
    isRecruiting: true,
    memberCount: 2,
    wins: 18,
    losses: 6,
    members: [
      { id: '1', name: 'maju' },
      { id: '2', name: 'rafa-top' },
    ],
  },
]

export function Teams() {
  const [queue, dispatch] = useReducer(toastQueue, emptyToastQueue)

  useEffect(() => {
    const timer = setInterval(() => dispatch({ type: 'sweep', now: Date.now() }), TOAST_SWEEP_INTERVAL)
    return () => clearInterval(timer)
  }, [])

  const add = (title: string) =>
    dispatch({
      type: 'add',
      toast: {
        id: crypto.randomUUID(),
        title,
        type: 'success',
        duration: TOAST_DURATION,
        createdAt: Date.now(),
      },
    })

  return (
    <ConvocaTheme appearance="dark">
      <Button variant="primary" onClick={() => add('Candidatura enviada com sucesso.')}>
        Quero jogar
      </Button>
      <TeamGrid>
        {teams.map((team) => (
          <TeamCard key={team.tag} team={team} href={`/times/${team.tag}`} />
        ))}
      </TeamGrid>
      {/* Once, and always mounted: its live regions have to be there before the first toast. */}
      <ToastStack
        toasts={queue.toasts}
        onDismiss={(id) => dispatch({ type: 'dismiss', id })}
        onPause={() => dispatch({ type: 'pause', now: Date.now() })}
        onResume={() => dispatch({ type: 'resume', now: Date.now() })}
      />
    </ConvocaTheme>
  )
}
