import { Bracket, RecruitingTeams, TeamCard } from '@convoca/embed/react'
import { useState } from 'react'

const origin = 'https://convoca.example'
const texts = { open: 'Open team' }

/** A partner's page: what it passes changes, and the elements come and go. */
export function App() {
  const [tag, setTag] = useState('PRO')
  const [states, setStates] = useState<readonly string[]>([])
  return (
    <main>
      <button onClick={() => setTag('NADA')}>Outro time</button>
      <button onClick={() => setTag('')}>Nenhum time</button>
      <output>{states.join(' ')}</output>
      {tag !== '' && (
        <TeamCard
          tag={tag}
          origin={origin}
          theme="light"
          width={320}
          show="results button"
          className="partner"
          texts={texts}
          onState={(state) => setStates((known) => [...known, state])}
        />
      )}
      <RecruitingTeams origin={origin} limit={1} />
      <Bracket origin={origin} url="copa-ipe" height={300} />
    </main>
  )
}
