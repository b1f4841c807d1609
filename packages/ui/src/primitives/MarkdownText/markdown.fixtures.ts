/** Parts of the rules that the stories show. */
export const ruleParts = {
  matches: 'Partidas',
  report: 'Os capitães dos dois times informam o placar. Placares diferentes são decididos pela organização.',
  delays: 'Atrasos',
  late: ['O time que não faz o check-in até', '15 minutos', 'depois do horário perde a partida.'],
  roster: 'Elenco',
  players: 'Três titulares e até dois reservas',
  locked: ['O elenco', 'não', 'muda depois do check-in'],
  questions: 'Dúvidas:',
  link: 'regulamento completo',
} as const
