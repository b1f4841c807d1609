import type { Mail } from '../../context.ts'
import type { MailSection } from '../mail-section.ts'
import { formatLongMoment } from '../moments.ts'
import type { MailContent } from './layout.ts'

interface Details {
  name: string
  /** The origin of the site, without a path. */
  origin: string
  /** The token of the template's link; null if it has none. */
  token: string | null
  email: string
  /** The sections of a digest. */
  sections: readonly MailSection[]
}

type Contents = {
  [K in Mail['template']]: (
    mail: Extract<Mail, { template: K }>,
    details: Details,
  ) => Omit<MailContent, 'greeting'>
}

function linkTo(origin: string, path: string, params: Record<string, string>): string {
  return `${origin}${path}?${new URLSearchParams(params).toString()}`
}

const notYou =
  'Se não foi você, crie uma nova senha agora mesmo: todas as outras sessões são encerradas e só você continua com acesso.'

const providerNames = { GOOGLE: 'Google', FACEBOOK: 'Facebook', STEAM: 'Steam' } as const

const newPassword = (origin: string) => ({ label: 'Criar nova senha', link: `${origin}/recovery` })

const contents: Contents = {
  confirmEmail: (_mail, { origin, token }) => ({
    subject: 'Confirme o seu e-mail',
    paragraphs: ['Boas-vindas à Convoca! Falta só confirmar que este e-mail é seu.'],
    action: { label: 'Confirmar e-mail', link: linkTo(origin, '/confirm-email', { token: token ?? '' }) },
    notes: [
      'O link vale por 7 dias.',
      'Se você não criou uma conta na Convoca, ignore esta mensagem: sem a confirmação, o endereço não é usado.',
    ],
  }),
  recovery: (_mail, { origin, token, email }) => ({
    subject: 'Crie uma nova senha',
    paragraphs: ['Recebemos um pedido para criar uma nova senha para a sua conta.'],
    action: {
      label: 'Criar nova senha',
      link: linkTo(origin, '/change-password', { token: token ?? '', email }),
    },
    notes: [
      'O link vale por 30 minutos e só pode ser usado uma vez.',
      'Se você não fez o pedido, ignore esta mensagem: a sua senha continua a mesma.',
    ],
  }),
  passwordChanged: (_mail, { origin }) => ({
    subject: 'A sua senha foi alterada',
    paragraphs: [
      'A senha da sua conta acaba de ser alterada, e as outras sessões foram encerradas.',
      'Se foi você, não é preciso fazer nada.',
    ],
    action: newPassword(origin),
    notes: [notYou],
  }),
  newDevice: ({ device, at }, { origin }) => ({
    subject: 'Novo acesso à sua conta',
    paragraphs: [
      `A sua conta foi acessada de um dispositivo que não conhecíamos: ${device}, em ${formatLongMoment(new Date(at))}.`,
      'Se foi você, não é preciso fazer nada.',
    ],
    action: newPassword(origin),
    notes: [notYou],
  }),
  twoStepOn: (_mail, { origin }) => ({
    subject: 'Verificação em duas etapas ativada',
    paragraphs: [
      'A partir de agora, além da senha, a sua conta pede um código do aplicativo autenticador para entrar.',
      'Guarde os códigos de recuperação: sem o aparelho, só eles abrem a conta.',
    ],
    action: { label: 'Ver configurações', link: `${origin}/settings` },
    notes: [notYou],
  }),
  twoStepOff: (_mail, { origin }) => ({
    subject: 'Verificação em duas etapas desativada',
    paragraphs: [
      'A sua conta volta a pedir só a senha para entrar.',
      'Se foi você, não é preciso fazer nada.',
    ],
    action: newPassword(origin),
    notes: [notYou],
  }),
  passkeyAdded: ({ name }, { origin }) => ({
    subject: 'Nova chave de acesso na sua conta',
    paragraphs: [
      `A chave de acesso “${name}” foi adicionada à sua conta. Com ela, é possível entrar sem a senha.`,
      'Se foi você, não é preciso fazer nada.',
    ],
    action: { label: 'Ver chaves de acesso', link: `${origin}/settings` },
    notes: ['Se não foi você, remova a chave nas configurações e crie uma nova senha agora mesmo.'],
  }),
  accountLinked: ({ provider }, { origin }) => ({
    subject: `Conta ${providerNames[provider]} ligada à sua conta`,
    paragraphs: [
      `Uma conta ${providerNames[provider]} foi ligada à sua conta. Com ela, é possível entrar sem a senha.`,
      'Se foi você, não é preciso fazer nada.',
    ],
    action: { label: 'Ver contas ligadas', link: `${origin}/settings?section=security` },
    notes: ['Se não foi você, desligue a conta nas configurações e crie uma nova senha agora mesmo.'],
  }),
  accountUnlinked: ({ provider }, { origin }) => ({
    subject: `Conta ${providerNames[provider]} desligada da sua conta`,
    paragraphs: [
      `A conta ${providerNames[provider]} foi desligada da sua conta. Ela não abre mais a sua conta.`,
      'Se foi você, não é preciso fazer nada.',
    ],
    action: { label: 'Ver contas ligadas', link: `${origin}/settings?section=security` },
    notes: [notYou],
  }),
  archiveReady: (_mail, { origin }) => ({
    subject: 'Os seus dados estão prontos',
    paragraphs: ['O arquivo com tudo o que guardamos sobre você está pronto para baixar.'],
    action: { label: 'Baixar o arquivo', link: `${origin}/settings?section=data` },
    notes: [
      'Ele fica disponível por 7 dias, só para você: é preciso entrar na conta.',
      'Se não foi você que pediu, troque a sua senha.',
    ],
  }),
  confirmNewEmail: (_mail, { origin, token }) => ({
    subject: 'Confirme o seu novo e-mail',
    paragraphs: ['Recebemos um pedido para usar este e-mail na sua conta da Convoca.'],
    action: { label: 'Confirmar e-mail', link: linkTo(origin, '/confirm-email', { token: token ?? '' }) },
    notes: [
      'O link vale por 24 horas e só pode ser usado uma vez. Até lá, nada muda na conta.',
      'Se não foi você que pediu, ignore esta mensagem: o endereço não é usado.',
    ],
  }),
  identityCode: (_mail, { token }) => ({
    subject: 'O seu código de confirmação',
    paragraphs: ['Digite este código para confirmar que é você:', token ?? ''],
    notes: [
      'O código vale por 10 minutos e só pode ser usado uma vez. Ninguém da Convoca o pede a você.',
      'Se não foi você que pediu, alguém está usando a sua conta: encerre as outras sessões nas configurações.',
    ],
  }),
  emailChanged: (_mail, { origin }) => ({
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: ['Este endereço não é mais o da sua conta na Convoca: ela agora usa outro e-mail.'],
    action: { label: 'Falar com o suporte', link: `${origin}/support` },
    notes: ['Se não foi você, fale com o suporte: este é o último aviso enviado a este endereço.'],
  }),
  notification: ({ title, lines, path }, { origin }) => ({
    subject: title,
    paragraphs: lines,
    action: { label: 'Abrir na Convoca', link: `${origin}${path}` },
    notes: [
      `Você recebe este e-mail porque pediu. Para parar, abra as configurações: ${origin}/settings?section=notifications`,
    ],
  }),
  weeklyDigest: (_mail, { origin, sections }) => ({
    subject: 'A sua semana na Convoca',
    paragraphs: ['Bom dia! Este é o resumo da sua semana.'],
    sections,
    action: { label: 'Abrir a Convoca', link: `${origin}/dashboard` },
    notes: [
      `Você recebe este resumo às segundas-feiras porque pediu. Para parar, abra as configurações: ${origin}/settings?section=notifications`,
    ],
  }),
  erasureRequested: ({ erasedAt }, { origin }) => ({
    subject: 'A sua conta será apagada',
    paragraphs: [
      `Recebemos o pedido para apagar a sua conta. Os seus dados pessoais serão apagados em ${formatLongMoment(new Date(erasedAt))}.`,
      'Até lá, basta entrar na conta e desfazer o pedido nas configurações.',
    ],
    action: { label: 'Desfazer o pedido', link: `${origin}/settings?section=data` },
    notes: ['Se não foi você, desfaça o pedido e troque a sua senha.'],
  }),
  warned: ({ reason }, { origin }) => ({
    subject: 'Advertência da moderação',
    paragraphs: ['A moderação da Convoca registrou uma advertência na sua conta. Motivo:', reason],
    action: { label: 'Ler os termos de uso', link: `${origin}/terms` },
    notes: ['Se acontecer de novo, a conta pode ser suspensa. Se não concorda, fale com o suporte.'],
  }),
  suspended: ({ reason, endsAt }, { origin }) => ({
    subject: 'A sua conta foi suspensa',
    paragraphs: [
      `A sua conta está suspensa até ${formatLongMoment(new Date(endsAt))}. Motivo:`,
      reason,
      'Depois dessa data, é só entrar de novo: a suspensão termina sozinha.',
    ],
    action: { label: 'Ler os termos de uso', link: `${origin}/terms` },
    notes: ['Se não concorda, responda a este aviso pelo suporte quando a suspensão terminar.'],
  }),
}

export function toContent(mail: Mail, details: Details): MailContent {
  const write = contents[mail.template] as (mail: Mail, details: Details) => Omit<MailContent, 'greeting'>
  const [firstName = details.name] = details.name.split(' ')
  return { greeting: `Olá, ${firstName}!`, ...write(mail, details) }
}
