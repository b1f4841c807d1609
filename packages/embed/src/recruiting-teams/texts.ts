/** The sentences of `<convoca-recruiting-teams>`; `element.texts` replaces some of them. */
export interface RecruitingTeamsTexts {
  title: string
  members: (count: number) => string
  empty: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
}

export const recruitingTeamsTexts: RecruitingTeamsTexts = {
  title: 'Times recrutando',
  members: (count) => (count === 1 ? '1 membro' : `${count} membros`),
  empty: 'Nenhum time recrutando agora',
  updated: (time) => `atualizado às ${time}`,
  stale: (time) => `sem conexão · dados das ${time}`,
  loading: 'Carregando os times…',
  missing: 'Jogo não encontrado',
  failed: 'Não foi possível carregar os times',
}
