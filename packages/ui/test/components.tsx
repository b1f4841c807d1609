import type { ComponentType } from 'react'
import * as ui from '../src/index.ts'

/** One exported component with the least it needs to render. */
export type ComponentRow = {
  name: keyof typeof ui
  component: ComponentType<never>
  props: Record<string, unknown>
  /** Where the root element is drawn: `page` when it is portalled to the body (dialogs). Default `here`. */
  root?: 'here' | 'page'
  /** A text of `texts` and what must then be seen (text, or an accessible name). */
  texts?: { override: Record<string, unknown>; shows: string }
}

/** Checks the minimal props against the component's own type. */
function row<P>(
  name: keyof typeof ui,
  component: ComponentType<P>,
  props: Omit<P, 'ref'>,
  more: Pick<ComponentRow, 'root' | 'texts'> = {},
): ComponentRow {
  return { name, component: component as ComponentType<never>, props, ...more }
}

const nothing = () => {}
const emptyField: ui.Field = { value: '', onChange: nothing }
const registerFields: ui.RegisterFormFields = {
  name: emptyField,
  nick: emptyField,
  email: emptyField,
  cpf: emptyField,
  phone: emptyField,
  gender: { value: 'NOT_INFORMED', onChange: nothing },
  birth: emptyField,
  password: emptyField,
  passwordConfirm: emptyField,
}
const profileFields: ui.ProfileFormFields = {
  name: emptyField,
  nick: emptyField,
  phone: emptyField,
  gender: { value: '', onChange: nothing },
  cpf: emptyField,
  about: emptyField,
  birth: emptyField,
}
const communication: ui.TeamCommunication = {
  id: 'n-1',
  kind: 'INFO',
  title: 'Treino de hoje',
  body: 'Às 20h.',
  sender: { id: 'u-2', nick: 'bruno_onca' },
  isRead: false,
  readCount: 0,
  createdAt: '2026-01-02T12:00:00Z',
}
const scheduleFields: ui.ScheduleFormFields = {
  title: emptyField,
  description: emptyField,
  type: { value: '', onChange: nothing },
  startsAt: emptyField,
  endsAt: emptyField,
  location: emptyField,
  url: emptyField,
  weekly: { value: false, onChange: nothing },
  memberIds: { value: [], onChange: nothing },
}
const chat: ui.ChatSummary = {
  id: 'c-1',
  name: 'bruno_onca',
  message: 'Até já',
  unreadCount: 1,
  lastMessageTime: '20:05',
}
const chatMessage: ui.ChatMessage = {
  id: 'm-1',
  content: 'Até já',
  sender: { id: 'u-2', name: 'bruno_onca' },
  createdAt: '2026-01-02T12:00:00Z',
  isOwn: false,
}
const invite: ui.InviteItem = { id: 'i-1', teamName: 'Onça', role: 'PLAYER', status: 'PENDING' }
const notification: ui.NotificationItem = {
  id: 'n-1',
  type: 'TEAM_JOIN',
  title: 'Novo membro',
  text: 'joao entrou.',
  isRead: false,
  createdAt: '2026-01-02T12:00:00Z',
}
const person = { id: 'u-1', nick: 'ana_sp' }
const team: ui.TeamCardTeam = {
  name: 'Trovão Esports',
  tag: 'TRV',
  isRecruiting: true,
  memberCount: 1,
  wins: 0,
  losses: 0,
  members: [{ id: 'm-1', name: 'ana_sp' }],
}
const sponsor: ui.SponsorItem = {
  id: 's-1',
  name: 'Café Ipanema',
  url: 'https://cafe.example',
  isActive: true,
}
const vacancy: ui.VacancyItem = {
  id: 'v-1',
  title: 'Suporte',
  position: 'Suporte',
  numberOfVacancies: 1,
  minRanking: 0,
  description: 'Treinos à noite.',
  isActive: true,
}
const application: ui.TeamApplication = { id: 'a-1', nick: 'bruno', status: 'PENDING' }
const invitation: ui.TeamInvitation = { id: 'i-1', nick: 'bruno', role: 'PLAYER', status: 'PENDING' }
const picker: ui.PlayerPickerMultiProps = {
  mode: 'multi',
  items: [],
  search: '',
  onSearchChange: nothing,
  value: [],
  onChange: nothing,
}
const off: ui.Field<boolean> = { value: false, onChange: nothing }
const settings: ui.TeamSettingsFields = {
  name: emptyField,
  teamTag: emptyField,
  description: emptyField,
  primaryColor: emptyField,
  secondaryColor: emptyField,
  showMembers: off,
  isRecruiting: off,
  notificationsEnabled: off,
}
const wizard: ui.TeamWizardProps = {
  step: 1,
  fields: { name: emptyField, teamTag: emptyField, gameId: emptyField, description: emptyField },
  games: [],
  logo: null,
  onLogoChange: nothing,
  banner: null,
  onBannerChange: nothing,
  picker: null,
  onNext: nothing,
  onBack: nothing,
  onCancel: nothing,
  onSubmit: nothing,
}

export const components: ComponentRow[] = [
  // theme, primitives, shell, feedback
  row('ConvocaTheme', ui.ConvocaTheme, {}),
  row('Avatar', ui.Avatar, { name: 'Ana' }),
  row(
    'AvatarButton',
    ui.AvatarButton,
    { user: person, items: [] },
    { texts: { override: { open: () => 'Abrir conta' }, shows: 'Abrir conta' } },
  ),
  row(
    'AvatarGroup',
    ui.AvatarGroup,
    { people: [{ id: 'u-1', name: 'Ana' }], total: 3 },
    { texts: { override: { more: () => 'mais gente' }, shows: 'mais gente' } },
  ),
  row('Badge', ui.Badge, { children: 'Novo' }),
  row('Button', ui.Button, { children: 'Aceitar' }),
  row('LinkButton', ui.LinkButton, { href: '/', children: 'Início' }),
  row('Chip', ui.Chip, { children: 'Todos' }),
  row('ChipGroup', ui.ChipGroup, { label: 'Jogo', options: [], value: '', onChange: nothing }),
  row('IconButton', ui.IconButton, { label: 'Fechar', children: '×' }),
  row('Logo', ui.Logo, {}),
  row('PageHeader', ui.PageHeader, { title: 'Times' }),
  row(
    'Pagination',
    ui.Pagination,
    { page: 1, totalPages: 2 },
    { texts: { override: { next: 'Adiante' }, shows: 'Adiante' } },
  ),
  row('Panel', ui.Panel, { title: 'Agenda' }),
  row(
    'SearchInput',
    ui.SearchInput,
    { label: 'Buscar', value: 'x', onChange: nothing },
    { texts: { override: { clear: 'Esvaziar' }, shows: 'Esvaziar' } },
  ),
  row('Tabs', ui.Tabs, { label: 'Partes', items: [] }),
  row('Tag', ui.Tag, { children: 'TRV' }),
  row(
    'AppShell',
    ui.AppShell,
    { topBar: null },
    { texts: { override: { skip: 'Ir ao conteúdo' }, shows: 'Ir ao conteúdo' } },
  ),
  row('Footer', ui.Footer, {}, { texts: { override: { quick: 'Atalhos' }, shows: 'Atalhos' } }),
  row(
    'LoadingOverlay',
    ui.LoadingOverlay,
    {},
    { texts: { override: { loading: 'Um momento' }, shows: 'Um momento' } },
  ),
  row(
    'MobileMenu',
    ui.MobileMenu,
    { open: true, onOpenChange: nothing, user: null },
    { root: 'page', texts: { override: { login: 'Entrar' }, shows: 'Entrar' } },
  ),
  row('SidePanel', ui.SidePanel, {}, { texts: { override: { label: 'Conversas' }, shows: 'Conversas' } }),
  row(
    'Sidebar',
    ui.Sidebar,
    { onLogout: nothing },
    { texts: { override: { logout: 'Encerrar' }, shows: 'Encerrar' } },
  ),
  row('TopBar', ui.TopBar, { user: null }, { texts: { override: { login: 'Entrar' }, shows: 'Entrar' } }),
  row('TopMenu', ui.TopMenu, { items: [] }, { texts: { override: { label: 'Seções' }, shows: 'Seções' } }),
  row(
    'ConfirmDialog',
    ui.ConfirmDialog,
    { open: true, onOpenChange: nothing, onConfirm: nothing, title: 'Excluir?', confirmLabel: 'Excluir' },
    { root: 'page' },
  ),
  row('EmptyState', ui.EmptyState, { title: 'Nenhum time encontrado' }),
  row(
    'ErrorState',
    ui.ErrorState,
    { onRetry: nothing },
    { texts: { override: { retry: 'De novo' }, shows: 'De novo' } },
  ),
  row(
    'OfflineBanner',
    ui.OfflineBanner,
    {},
    { texts: { override: { offline: 'Sem rede' }, shows: 'Sem rede' } },
  ),
  row('Skeleton', ui.Skeleton, {}),
  row('SkeletonRows', ui.SkeletonRows, {}),
  row('SkeletonText', ui.SkeletonText, {}),
  row(
    'ToastStack',
    ui.ToastStack,
    {
      toasts: [{ id: '1', title: 'Erro', type: 'error' as const, duration: 5000, createdAt: 0 }],
      onDismiss: nothing,
    },
    { texts: { override: { dismiss: 'Dispensar' }, shows: 'Dispensar' } },
  ),

  // teams, players, media
  row(
    'AchievementCard',
    ui.AchievementCard,
    { achievement: { id: 'a-1', title: 'Copa Ipê', placement: 1, date: '2026-08-30' } },
    { texts: { override: { placement: () => 'Ouro' }, shows: 'Ouro' } },
  ),
  row(
    'AchievementList',
    ui.AchievementList,
    { achievements: [] },
    { texts: { override: { empty: 'Sem troféus' }, shows: 'Sem troféus' } },
  ),
  row(
    'AchievementForm',
    ui.AchievementForm,
    {
      fields: {
        title: emptyField,
        placement: emptyField,
        date: emptyField,
        gameId: emptyField,
        championship: emptyField,
        description: emptyField,
      },
      games: [],
      picture: null,
      onPictureChange: nothing,
      onSubmit: nothing,
    },
    { texts: { override: { submit: 'Gravar' }, shows: 'Gravar' } },
  ),
  row(
    'ActivityFeed',
    ui.ActivityFeed,
    { activities: [] },
    { texts: { override: { empty: 'Tudo parado' }, shows: 'Tudo parado' } },
  ),
  row(
    'ActivityFilters',
    ui.ActivityFilters,
    { value: { kind: null, period: 'ALL' }, onChange: nothing },
    { texts: { override: { everything: 'Qualquer tipo' }, shows: 'Qualquer tipo' } },
  ),
  row(
    'CommunicationForm',
    ui.CommunicationForm,
    {
      fields: {
        kind: { value: 'INFO', onChange: nothing },
        recipientId: emptyField,
        title: emptyField,
        body: emptyField,
      },
      onSubmit: nothing,
    },
    { texts: { override: { submit: 'Publicar' }, shows: 'Publicar' } },
  ),
  row(
    'CommunicationItem',
    ui.CommunicationItem,
    { communication },
    { texts: { override: { unread: 'Novo' }, shows: 'Novo' } },
  ),
  row(
    'CommunicationList',
    ui.CommunicationList,
    { communications: [] },
    { texts: { override: { empty: 'Silêncio' }, shows: 'Silêncio' } },
  ),
  row(
    'UnreadBadge',
    ui.UnreadBadge,
    { count: 2 },
    { texts: { override: { unread: () => 'dois novos' }, shows: 'dois novos' } },
  ),
  row('GeneratedBanner', ui.GeneratedBanner, { tag: 'TRV' }),
  row(
    'InvitationList',
    ui.InvitationList,
    { invitations: [invitation] },
    { texts: { override: { noDate: 'Sem data' }, shows: 'Sem data' } },
  ),
  row(
    'InvitationRow',
    ui.InvitationRow,
    { invitation, onCancel: nothing },
    { texts: { override: { cancel: 'Desfazer' }, shows: 'Desfazer' } },
  ),
  row(
    'ApplicationList',
    ui.ApplicationList,
    { applications: [application] },
    { texts: { override: { noMessage: 'Calado' }, shows: 'Calado' } },
  ),
  row(
    'ApplicationRow',
    ui.ApplicationRow,
    { application, onAccept: nothing },
    { texts: { override: { accept: 'Topo' }, shows: 'Topo' } },
  ),
  row(
    'ApplyDialog',
    ui.ApplyDialog,
    { open: true, onOpenChange: nothing, teamName: 'Onça', message: emptyField, onSubmit: nothing },
    { root: 'page', texts: { override: { title: 'Pedir' }, shows: 'Pedir' } },
  ),
  row(
    'InviteLinkPanel',
    ui.InviteLinkPanel,
    { url: 'https://convoca.example/team/join/q3uV1m0XcC6kqjYw' },
    { texts: { override: { copy: 'Levar' }, shows: 'Levar' } },
  ),
  row(
    'InviteDialog',
    ui.InviteDialog,
    { open: true, onOpenChange: nothing, picker, onSend: nothing },
    { root: 'page', texts: { override: { title: 'Chamar' }, shows: 'Chamar' } },
  ),
  row(
    'MemberTable',
    ui.MemberTable,
    { members: [] },
    { texts: { override: { empty: 'Ninguém' }, shows: 'Ninguém' } },
  ),
  row(
    'MemberRow',
    ui.MemberRow,
    { member: { id: 'm-1', nick: 'ana_sp', role: 'OWNER', isYou: true } },
    { texts: { override: { you: 'eu' }, shows: 'eu' } },
  ),
  row(
    'BadgeList',
    ui.BadgeList,
    { badges: [] },
    { texts: { override: { empty: 'Sem insígnias' }, shows: 'Sem insígnias' } },
  ),
  row(
    'NextEvents',
    ui.NextEvents,
    { events: [] },
    { texts: { override: { empty: 'Agenda livre' }, shows: 'Agenda livre' } },
  ),
  row(
    'ShareButton',
    ui.ShareButton,
    { url: 'https://convoca.example/team/profile/TRV', name: 'Trovão' },
    { texts: { override: { share: 'Passar adiante' }, shows: 'Passar adiante' } },
  ),
  row(
    'StatsPanel',
    ui.StatsPanel,
    { stats: { wins: 1, losses: 1, upcoming: [], played: [] } },
    { texts: { override: { winRate: 'Taxa' }, shows: 'Taxa' } },
  ),
  row(
    'TeamSettingsForm',
    ui.TeamSettingsForm,
    { fields: settings, onSubmit: nothing },
    { texts: { override: { submit: 'Gravar' }, shows: 'Gravar' } },
  ),
  row('TagBadge', ui.TagBadge, { tag: 'TRV' }),
  row('TeamBanner', ui.TeamBanner, { tag: 'TRV' }),
  row(
    'TeamCard',
    ui.TeamCard,
    { team, href: '/my/teams/TRV' },
    { texts: { override: { owner: 'Quem manda' }, shows: 'Quem manda' } },
  ),
  row('TeamCardSkeleton', ui.TeamCardSkeleton, {}),
  row(
    'TeamFilters',
    ui.TeamFilters,
    { search: '', onSearchChange: nothing, games: [], selectedGameId: null, onGameChange: nothing },
    { texts: { override: { all: 'Qualquer' }, shows: 'Qualquer' } },
  ),
  row('TeamGrid', ui.TeamGrid, {}, { texts: { override: { empty: 'Nada' }, shows: 'Nada' } }),
  row(
    'RecruitmentToggle',
    ui.RecruitmentToggle,
    { recruiting: true, onChange: nothing },
    { texts: { override: { label: 'Aceita gente' }, shows: 'Aceita gente' } },
  ),
  row(
    'SponsorCard',
    ui.SponsorCard,
    { sponsor },
    { texts: { override: { newTab: 'sai da página' }, shows: '(sai da página)' } },
  ),
  row(
    'SponsorForm',
    ui.SponsorForm,
    {
      fields: {
        name: emptyField,
        url: emptyField,
        description: emptyField,
        isActive: { value: true, onChange: nothing },
      },
      logo: null,
      onLogoChange: nothing,
      onSubmit: nothing,
      onCancel: nothing,
    },
    { texts: { override: { submit: 'Guardar' }, shows: 'Guardar' } },
  ),
  row(
    'SponsorStrip',
    ui.SponsorStrip,
    { sponsors: [sponsor] },
    { texts: { override: { title: 'Quem apoia' }, shows: 'Quem apoia' } },
  ),
  row(
    'VacancyCard',
    ui.VacancyCard,
    { vacancy },
    { texts: { override: { anyRanking: 'Tanto faz' }, shows: 'Tanto faz' } },
  ),
  row(
    'VacancyFilters',
    ui.VacancyFilters,
    { search: '', onSearchChange: nothing, games: [], filter: {}, onFilterChange: nothing, count: 1 },
    { texts: { override: { count: () => 'achadas' }, shows: 'achadas' } },
  ),
  row(
    'VacancyForm',
    ui.VacancyForm,
    {
      fields: {
        title: emptyField,
        position: emptyField,
        numberOfVacancies: emptyField,
        minRanking: emptyField,
        description: emptyField,
        isActive: { value: true, onChange: nothing },
      },
      onSubmit: nothing,
      onCancel: nothing,
    },
    { texts: { override: { submit: 'Publicar' }, shows: 'Publicar' } },
  ),
  row(
    'VacancyList',
    ui.VacancyList,
    {},
    { texts: { override: { empty: 'Nada por aqui' }, shows: 'Nada por aqui' } },
  ),
  row(
    'TeamHeader',
    ui.TeamHeader,
    { team: { name: 'Trovão', tag: 'TRV', isRecruiting: true } },
    { texts: { override: { recruiting: 'Com vagas' }, shows: 'Com vagas' } },
  ),
  row('TeamLogo', ui.TeamLogo, { name: 'Trovão' }),
  row('TeamWizard', ui.TeamWizard, wizard, { texts: { override: { next: 'Adiante' }, shows: 'Adiante' } }),
  row(
    'TeamWizardDialog',
    ui.TeamWizardDialog,
    { ...wizard, open: true, onOpenChange: nothing },
    { root: 'page', texts: { override: { title: 'Novo time' }, shows: 'Novo time' } },
  ),
  row('TeamWizardPage', ui.TeamWizardPage, wizard, {
    texts: { override: { title: 'Novo time' }, shows: 'Novo time' },
  }),
  row(
    'PlayerCard',
    ui.PlayerCard,
    { player: { ...person, teamName: null }, href: '/pro/ana_sp' },
    { texts: { override: { noTeam: 'Livre' }, shows: 'Livre' } },
  ),
  row('PlayerPicker', ui.PlayerPicker, picker, {
    texts: { override: { empty: 'Ninguém aqui' }, shows: 'Ninguém aqui' },
  }),
  row(
    'ImageUploader',
    ui.ImageUploader,
    { preset: 'profile', value: null, onChange: nothing, label: 'Logo' },
    { texts: { override: { drop: 'Solte aqui' }, shows: 'Solte aqui' } },
  ),
  row('ImageWithFallback', ui.ImageWithFallback, { src: 'data:,', alt: '', fallback: null }),

  // notifications, forms
  row(
    'AuthLayout',
    ui.AuthLayout,
    { children: 'Entrar' },
    { texts: { override: { slogan: 'Vem' }, shows: 'Vem' } },
  ),
  row('FormError', ui.FormError, { children: 'Erro' }),
  row(
    'FormField',
    ui.FormField,
    { label: 'Nome', required: true, children: (control) => <input {...control} /> },
    { texts: { override: { required: 'precisa' }, shows: 'precisa' } },
  ),
  row(
    'LoginForm',
    ui.LoginForm,
    { fields: { email: emptyField, password: emptyField }, onSubmit: nothing },
    { texts: { override: { submit: 'Avançar' }, shows: 'Avançar' } },
  ),
  row('MaskedField', ui.MaskedField, { ...emptyField, label: 'CPF', mask: 'cpf' }),
  row(
    'PasswordField',
    ui.PasswordField,
    { ...emptyField, label: 'Senha', autoComplete: 'current-password' },
    { texts: { override: { show: 'Ver senha' }, shows: 'Ver senha' } },
  ),
  row(
    'RegisterForm',
    ui.RegisterForm,
    { fields: registerFields, onSubmit: nothing },
    { texts: { override: { nick: 'Apelido' }, shows: 'Apelido' } },
  ),
  row('SelectField', ui.SelectField, { value: '', onChange: nothing, label: 'Função', options: [] }),
  row(
    'SocialButtons',
    ui.SocialButtons,
    { providers: ['STEAM'], onProvider: nothing },
    { texts: { override: { group: 'Outras contas' }, shows: 'Outras contas' } },
  ),
  row(
    'TextAreaField',
    ui.TextAreaField,
    { ...emptyField, label: 'Descrição', maxLength: 10 },
    { texts: { override: { left: () => 'resta pouco' }, shows: 'resta pouco' } },
  ),
  row(
    'ColorField',
    ui.ColorField,
    { ...emptyField, label: 'Cor' },
    { texts: { override: { pick: () => 'Abrir cores' }, shows: 'Abrir cores' } },
  ),
  row('SwitchField', ui.SwitchField, { ...off, label: 'Ligado' }),
  row('TextField', ui.TextField, { ...emptyField, label: 'Nome' }),
  row(
    'InviteCard',
    ui.InviteCard,
    { invite, onAccept: nothing },
    { texts: { override: { accept: 'Topo' }, shows: 'Topo' } },
  ),
  row(
    'NotificationCard',
    ui.NotificationCard,
    { notification, onMarkRead: nothing },
    { texts: { override: { unread: 'nova' }, shows: 'nova' } },
  ),
  row(
    'SessionList',
    ui.SessionList,
    { sessions: [], onEnd: nothing },
    { texts: { override: { emptyTitle: 'Só esta' }, shows: 'Só esta' } },
  ),
  row(
    'InviteList',
    ui.InviteList,
    { invites: [invite], status: 'ready' },
    { texts: { override: { open: 'Abertos' }, shows: 'Abertos' } },
  ),
  row(
    'NotificationBell',
    ui.NotificationBell,
    { notifications: [notification], unreadCount: 1 },
    { texts: { override: { button: () => 'Sino' }, shows: 'Sino' } },
  ),
  row(
    'NotificationList',
    ui.NotificationList,
    {
      notifications: [notification],
      status: 'ready',
      filter: 'all',
      onFilterChange: nothing,
      unreadCount: 1,
    },
    { texts: { override: { all: 'Tudo' }, shows: 'Tudo' } },
  ),
  row(
    'CommandPalette',
    ui.CommandPalette,
    { open: true, onOpenChange: nothing, groups: ui.quickCommands(null) },
    { root: 'page', texts: { override: { move: 'andar' }, shows: 'andar' } },
  ),
  row(
    'NewPasswordForm',
    ui.NewPasswordForm,
    { fields: { password: emptyField, passwordConfirm: emptyField }, onSubmit: nothing },
    { texts: { override: { back: 'VOLTAR' }, shows: 'VOLTAR' } },
  ),
  row('NewPasswordLayout', ui.NewPasswordLayout, { children: null }),
  row(
    'ProfileForm',
    ui.ProfileForm,
    { fields: profileFields, onSubmit: nothing },
    { texts: { override: { submit: 'Guardar' }, shows: 'Guardar' } },
  ),
  row(
    'RecoveryForm',
    ui.RecoveryForm,
    { fields: { email: emptyField }, onSubmit: nothing },
    { texts: { override: { back: 'Desistir' }, shows: 'Desistir' } },
  ),
  row(
    'ChatPanel',
    ui.ChatPanel,
    { chats: [chat], onSelect: nothing, onNewChat: nothing },
    { texts: { override: { newChat: 'Outra conversa' }, shows: 'Outra conversa' } },
  ),
  row(
    'ChatRow',
    ui.ChatRow,
    { chat },
    { texts: { override: { unread: () => 'por ler' }, shows: 'por ler' } },
  ),
  row(
    'ChatWindow',
    ui.ChatWindow,
    { chat, list: { messages: [chatMessage] }, composer: { onSend: nothing }, onClose: nothing },
    { texts: { override: { close: 'Encerrar' }, shows: 'Encerrar' } },
  ),
  row(
    'Composer',
    ui.Composer,
    { onSend: nothing },
    { texts: { override: { placeholder: 'Escreva' }, shows: 'Escreva' } },
  ),
  row(
    'MessageBubble',
    ui.MessageBubble,
    { message: { ...chatMessage, deleted: true } },
    { texts: { override: { deleted: 'Sumiu' }, shows: 'Sumiu' } },
  ),
  row(
    'MessageList',
    ui.MessageList,
    { messages: [] },
    { texts: { override: { empty: 'Nada aqui' }, shows: 'Nada aqui' } },
  ),
  row(
    'NewChatDialog',
    ui.NewChatDialog,
    {
      open: true,
      onOpenChange: nothing,
      onStart: nothing,
      picker: {
        mode: 'single',
        items: [],
        search: '',
        onSearchChange: nothing,
        value: null,
        onChange: nothing,
      },
    },
    { root: 'page', texts: { override: { start: 'Falar' }, shows: 'Falar' } },
  ),
  row(
    'PresenceDot',
    ui.PresenceDot,
    { status: 'away' },
    { texts: { override: { away: 'Longe' }, shows: 'Longe' } },
  ),
  row(
    'TypingIndicator',
    ui.TypingIndicator,
    { people: [{ id: 'u-1', name: 'ana_sp' }] },
    { texts: { override: { typing: () => 'escrevendo' }, shows: 'escrevendo' } },
  ),
  row(
    'UndoBar',
    ui.UndoBar,
    { message: 'Excluída', onUndo: nothing, onExpire: nothing },
    { texts: { override: { undo: 'Voltar atrás' }, shows: 'Voltar atrás' } },
  ),
  row(
    'UpdatePrompt',
    ui.UpdatePrompt,
    { open: true, onReload: nothing },
    { texts: { override: { reload: 'Atualizar' }, shows: 'Atualizar' } },
  ),
  // schedule
  row(
    'AvailabilityGrid',
    ui.AvailabilityGrid,
    { slots: [], members: 0, own: [] },
    { texts: { override: { none: 'Nada marcado' }, shows: 'Nada marcado' } },
  ),
  row(
    'CheckInList',
    ui.CheckInList,
    { checkIns: [] },
    { texts: { override: { empty: 'Sem convidados' }, shows: 'Sem convidados' } },
  ),
  row(
    'ScheduleCalendar',
    ui.ScheduleCalendar,
    {
      events: [],
      view: 'month',
      day: '2026-11-20',
      today: '2026-11-20',
      onOpen: nothing,
      onViewChange: nothing,
      onDayChange: nothing,
    },
    { texts: { override: { today: 'Agora' }, shows: 'Agora' } },
  ),
  row(
    'ScheduleForm',
    ui.ScheduleForm,
    { fields: scheduleFields, members: [], onSubmit: nothing, onCancel: nothing },
    { texts: { override: { submit: 'Guardar' }, shows: 'Guardar' } },
  ),
]
