import { useState } from 'react'
import { type TeamPrize, proposePrizeDivisionAtom } from '../../atoms/team-prizes.ts'
import { money, toCentavos, toReais } from '../../forms/championship.ts'
import { useWrite } from '../../hooks/useWrite.ts'

/** Centavos; nothing where it is no amount. */
export const readAmount = (text: string): number => (money.test(text.trim()) ? toCentavos(text.trim()) : 0)

/** The parts as they are typed, and the proposal of them. */
export function useDivision(prize: TeamPrize) {
  const { shares, amount, version, championship, team } = prize
  const [texts, setTexts] = useState(() => new Map(shares.map((share) => [share.id, toReais(share.amount)])))
  const proposal = useWrite(proposePrizeDivisionAtom)
  const parts = shares.map(({ id }) => ({ share_id: id, amount: readAmount(texts.get(id) ?? '') }))
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const isValid = sum === amount && parts.every((part) => part.amount > 0)
  const isChanged = shares.some((share) => toReais(share.amount) !== texts.get(share.id))
  const propose = (proposed: typeof parts) =>
    void proposal.run(
      { id: championship.id, teamId: team.id, body: { version, parts: proposed } },
      { done: { title: 'Divisão proposta' }, failure: 'Não foi possível propor a divisão' },
    )
  return {
    texts,
    sum,
    isPending: proposal.isPending,
    canPropose: isValid && isChanged,
    setText: (id: string, text: string) => setTexts((before) => new Map(before).set(id, text)),
    propose: () => {
      if (isValid && isChanged && !proposal.isPending) propose(parts)
    },
    makeEqual: () => propose(shares.map(({ id, equal_amount: equal }) => ({ share_id: id, amount: equal }))),
  }
}
