interface Leaving {
  name: string
  isWaiting: boolean
  /** The championship is being played. */
  isPlayed: boolean
}

/** The question before a team leaves, and the words afterwards. Apart from the page, where few press the button. */
export function askToWithdraw(team: string, { name, isWaiting, isPlayed }: Leaving) {
  if (isPlayed)
    return {
      title: `Desistir de ${name}?`,
      description: `${team} perde por W.O. a partida aberta e as que viriam, e a organização é avisada. Só a organização pode desfazer.`,
      confirmLabel: 'Desistir do campeonato',
      done: 'O time desistiu do campeonato.',
    }
  if (isWaiting)
    return {
      title: 'Sair da lista de espera?',
      description: `${team} perde o lugar na lista de ${name}.`,
      confirmLabel: 'Sair da lista',
      done: 'O time saiu da lista.',
    }
  return {
    title: 'Retirar a inscrição?',
    description: `${team} deixa ${name} e a vaga vai para o próximo time da lista de espera.`,
    confirmLabel: 'Retirar inscrição',
    done: 'Inscrição retirada.',
  }
}
