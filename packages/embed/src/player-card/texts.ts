/** The sentences of `<convoca-player-card>`; `element.texts` replaces some of them. */
export interface PlayerCardTexts {
  isFree: string
  noTeam: string
  games: string
  noGames: string
  noRank: string
  open: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
  retry: string
}

export const playerTexts: PlayerCardTexts = {
  isFree: 'Procura time',
  noTeam: 'Sem time',
  games: 'Jogos',
  noGames: 'Nenhum jogo no perfil',
  noRank: 'Sem rank',
  open: 'Ver perfil',
  updated: (time) => `atualizado às ${time}`,
  stale: (time) => `sem conexão · dados das ${time}`,
  loading: 'Carregando o perfil…',
  missing: 'Este perfil é privado ou não existe',
  failed: 'Não foi possível carregar o perfil',
  retry: 'Tentar de novo',
}
