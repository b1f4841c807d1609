import { expect, type Page } from '@playwright/test'
import { demoLogin } from './accounts.ts'
import { callApi } from './api.ts'

/** A path and the heading that shows that its screen has rendered. */
export interface Screen {
  path: string
  heading: string | RegExp
  /** The form on it that a button opens. */
  form?: { button: string; name: string }
  /** Placeholders have the size of the parts that they stand for, so that nothing moves. */
  isStill?: true
}

export const guestScreens: readonly Screen[] = [
  { path: '/auth', heading: 'Entrar' },
  { path: '/register', heading: 'Criar conta' },
  { path: '/recovery', heading: 'Recuperar senha' },
  { path: '/change-password', heading: 'NOVA SENHA' },
  { path: '/confirm-email', heading: 'Este link não vale mais' },
  { path: '/terms', heading: 'Termos de uso' },
  { path: '/privacy', heading: 'Política de privacidade' },
  { path: '/faq', heading: 'Perguntas frequentes' },
  { path: '/', heading: 'Campeonatos' },
  { path: '/championships', heading: 'Campeonatos' },
  { path: '/home', heading: 'Sua convocação chegou' },
  { path: '/events', heading: 'Eventos' },
  { path: '/events/championship/copa-convoca', heading: 'Copa Convoca' },
  { path: '/jobs', heading: 'Vagas' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR' },
  { path: '/embeds?team=PRO', heading: 'Incorporar' },
]

export const memberScreens: readonly Screen[] = [
  { path: '/dashboard', heading: /^(Bom dia|Boa tarde|Boa noite), / },
  { path: '/home', heading: 'Sua convocação chegou' },
  { path: '/', heading: 'Campeonatos' },
  { path: '/teams', heading: 'Gerenciamento de Times', isStill: true },
  { path: '/team/create', heading: /Criar Time/i },
  { path: '/profile', heading: demoLogin.nick },
  { path: `/pro/${demoLogin.nick}`, heading: demoLogin.nick },
  { path: '/profile/invites', heading: 'Convites', isStill: true },
  { path: '/notifications', heading: 'Notificações' },
  { path: '/settings', heading: 'Configurações' },
  { path: '/settings?section=account', heading: 'Conta' },
  { path: '/settings?section=privacy', heading: 'Privacidade' },
  { path: '/settings?section=notifications', heading: 'Notificações' },
  { path: '/settings?section=security', heading: 'Senha' },
  { path: '/settings?section=pix', heading: 'Chaves Pix' },
  { path: '/settings?section=data', heading: 'Exportar tudo' },
  { path: '/events', heading: 'Eventos' },
  { path: '/ranking', heading: 'Ranking' },
  { path: '/players', heading: 'Players', isStill: true },
  { path: '/jobs', heading: 'Vagas' },
  { path: '/chat', heading: 'Chats', isStill: true },
  { path: '/support', heading: 'Suporte' },
  { path: '/checkout/success', heading: 'Nenhum pagamento ainda' },
  // The area of the staff does not exist for others.
  { path: '/admin', heading: 'Página não encontrada' },
  { path: '/nao-existe', heading: 'Página não encontrada' },
]

/** The team of the demo account, with seeded content in every tab. */
const teamPath = '/my/teams/PRO'

export const teamScreens: readonly Screen[] = [
  { path: teamPath, heading: 'Desempenho' },
  { path: `${teamPath}?tab=members`, heading: /^Membros \(/ },
  { path: `${teamPath}?tab=invitations`, heading: 'Convites e candidaturas', isStill: true },
  { path: `${teamPath}?tab=schedule&view=week`, heading: / 20\d\d$/ },
  { path: `${teamPath}?tab=schedule&view=list`, heading: / de 20\d\d$/ },
  { path: `${teamPath}?tab=activity`, heading: 'Atividade' },
  { path: `${teamPath}?tab=settings`, heading: 'Dados do time' },
  { path: '/team/profile/PRO', heading: 'Pro Players BR', isStill: true },
  { path: '/team/PRO/recruitment', heading: 'Pro Players BR' },
]

export const formScreens: readonly Screen[] = [
  {
    path: `${teamPath}?tab=schedule&view=month`,
    heading: / de 20\d\d$/,
    form: { button: 'Novo evento', name: 'Evento do time' },
  },
  {
    path: `${teamPath}?tab=communications`,
    heading: /^Comunicados/,
    form: { button: 'Novo comunicado', name: 'Comunicado' },
  },
  {
    path: `${teamPath}?tab=achievements`,
    heading: 'Conquistas',
    form: { button: 'Nova conquista', name: 'Conquista' },
  },
  {
    path: `${teamPath}?tab=sponsors`,
    heading: 'Patrocinadores',
    form: { button: 'Novo patrocinador', name: 'Patrocinador' },
  },
  {
    path: `${teamPath}?tab=recruitment`,
    heading: 'Vagas',
    form: { button: 'Nova vaga', name: 'Vaga' },
  },
]

/** Screens whose path contains a generated id or code. */
export async function getScreensByCode(url: string, token: string): Promise<readonly Screen[]> {
  const { id } = await callApi<{ id: string }>(url, token, 'GET', '/public/teams/pro/PRO')
  const link = await callApi<{ url: string }>(url, token, 'GET', `/teams/${id}/invite-link`)
  return [
    { path: `/team-jobs/${id}`, heading: 'Pro Players BR' },
    { path: new URL(link.url, url).pathname, heading: 'Pro Players BR' },
  ]
}

export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  // Images and lists that are still loading would change the result.
  await page.waitForLoadState('networkidle')
}

export async function openForm(page: Page, { button, name }: NonNullable<Screen['form']>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('form', { name })).toBeVisible()
  await page.waitForLoadState('networkidle')
}
