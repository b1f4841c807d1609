import { textsContext } from '@convoca/ui/app'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Championship } from '../atoms/championship.ts'

/**
 * Players who take part without a team are no team in the words of what is inside. They come after the first paint, since few
 * championships need them; where they do not come, those for teams stay.
 */
export function EntrantTexts({
  championship: { participant },
  children,
}: {
  championship: Pick<Championship, 'participant'>
  children: ReactNode
}) {
  const [texts, setTexts] = useState<Readonly<Record<string, object>>>()
  useEffect(() => {
    if (participant === 'TEAM') return
    import('./player-texts.ts').then(
      ({ playerTexts }) => setTexts(playerTexts),
      () => undefined,
    )
  }, [participant])
  return <textsContext.Provider value={texts}>{children}</textsContext.Provider>
}
