import type { Championship } from '../../atoms/championship.ts'
import { say } from '../../mappers/participant-texts.ts'

interface Leaving extends Pick<Championship, 'participant'> {
  name: string
  isWaiting: boolean
  /** The championship is being played. */
  isPlayed: boolean
}

/** The question before a team or player leaves, and the words afterwards. Apart from the page, where few press the button. */
export function askToWithdraw(entrant: string, leaving: Leaving) {
  const { name, isWaiting, isPlayed } = leaving
  const who = say(leaving, 'O time', 'Você')
  if (isPlayed)
    return {
      title: `Desistir de ${name}?`,
      description: `${entrant} perde por W.O. a partida aberta e as que viriam, e a organização é avisada. Só a organização pode desfazer.`,
      confirmLabel: 'Desistir do campeonato',
      done: `${who} desistiu do campeonato.`,
    }
  if (isWaiting)
    return {
      title: 'Sair da lista de espera?',
      description: `${entrant} perde o lugar na lista de ${name}.`,
      confirmLabel: 'Sair da lista',
      done: `${who} saiu da lista.`,
    }
  return {
    title: 'Retirar a inscrição?',
    description: `${entrant} deixa ${name} e a vaga vai para o próximo ${say(leaving, 'time', 'jogador')} da lista de espera.`,
    confirmLabel: 'Retirar inscrição',
    done: 'Inscrição retirada.',
  }
}
