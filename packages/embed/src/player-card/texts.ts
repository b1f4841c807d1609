/** The sentences of the page of `/embed/player/{nick}`. */
export const playerTexts = {
  isFree: 'Procura time',
  games: 'Jogos',
  noRank: 'Sem rank',
  open: 'Ver perfil',
  updated: (time: string) => `atualizado às ${time}`,
  missing: 'Este perfil é privado ou não existe',
}
