/** The sentences of `<convoca-recruiting-teams>`; `element.texts` replaces some of them. */
export interface RecruitingTeamsTexts {
  title: string
  /** The title of a list of vacancies; the position is empty where those of all are listed. */
  vacancies: (position: string) => string
  members: (count: number) => string
  /** Open places of a vacancy. */
  places: (count: number) => string
  empty: string
  noVacancies: string
  updated: (time: string) => string
  stale: (time: string) => string
  loading: string
  missing: string
  failed: string
  retry: string
}

export const recruitingTeamsTexts: RecruitingTeamsTexts = {
  title: 'Times recrutando',
  vacancies: (position) => (position === '' ? 'Vagas abertas' : `Vagas: ${position}`),
  members: (count) => (count === 1 ? '1 membro' : `${count} membros`),
  places: (count) => (count === 1 ? '1 vaga' : `${count} vagas`),
  empty: 'Nenhum time recrutando agora',
  noVacancies: 'Nenhuma vaga aberta agora',
  updated: (time) => `atualizado às ${time}`,
  stale: (time) => `sem conexão · dados das ${time}`,
  loading: 'Carregando os times…',
  missing: 'Jogo não encontrado',
  failed: 'Não foi possível carregar os times',
  retry: 'Tentar de novo',
}
