import type { Schemas } from '@convoca/sdk/core'

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

export const categoryLabels: Readonly<Record<Schemas['TicketCategory'], string>> = {
  ACCOUNT: 'Conta e acesso',
  TEAM: 'Times e convites',
  MATCH: 'Partidas e campeonatos',
  PAYMENT: 'Pagamentos',
  ABUSE: 'Abuso ou ofensa',
  BUG: 'Algo não funciona',
  OTHER: 'Outro assunto',
}
export const categoryOptions = toOptions(categoryLabels)

export const reasonLabels: Readonly<Record<Schemas['ReportReason'], string>> = {
  HARASSMENT: 'Assédio ou ofensa',
  SPAM: 'Spam ou golpe',
  HATE: 'Discurso de ódio',
  SEXUAL: 'Conteúdo sexual',
  OTHER: 'Outro motivo',
}
export const reasonOptions = toOptions(reasonLabels)

export const reportTargetLabels: Readonly<Record<Schemas['ReportTargetType'], string>> = {
  USER: 'Player',
  TEAM: 'Time',
  MESSAGE: 'Mensagem',
  CONVERSATION: 'Conversa',
}

export const auditLabels: Readonly<Record<Schemas['AuditAction'], string>> = {
  TICKET_TAKEN: 'Assumiu um chamado',
  TICKET_ANSWERED: 'Respondeu a um chamado',
  TICKET_CLOSED: 'Encerrou um chamado',
  REPORT_RESOLVED: 'Deu razão a uma denúncia',
  REPORT_DISMISSED: 'Arquivou uma denúncia',
  USER_WARNED: 'Advertiu',
  USER_SUSPENDED: 'Suspendeu',
  USER_RESTORED: 'Restaurou',
  ADMIN_MADE: 'Entrou para a equipe',
  PRIZE_WITHHOLDING_SET: 'Mudou a retenção de prêmios',
  GAME_ADDED: 'Adicionou um jogo',
  GAME_CHANGED: 'Mudou uma imagem de um jogo',
  BADGE_CREATED: 'Criou uma insígnia',
  BADGE_CHANGED: 'Mudou uma insígnia',
  BADGE_AWARDED: 'Concedeu uma insígnia',
  BADGE_TAKEN: 'Retomou uma insígnia',
}
export const auditOptions = toOptions(auditLabels)
