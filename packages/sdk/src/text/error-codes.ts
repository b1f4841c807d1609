import type { components, operations } from '../generated/schema.d.ts'

/** The server's error codes. */
export type ErrorCode = components['schemas']['ErrorCode']
/** The reason that a field was rejected. */
export type FieldErrorCode = components['schemas']['FieldErrorCode']
/** The client's error codes, for calls without a readable response. */
export type ClientErrorCode = 'NETWORK_FAILURE' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED_RESPONSE'

/**
 * Whether the user sees an error: `always`, `byStatus` (a table of messages) or `never` (logged only). `always` are the
 * translated messages of the API and the rules that a user has to know.
 */
type Visibility = 'always' | 'byStatus' | 'never'

type ErrorMessage = readonly [text: string, visibility: Visibility]

/** A code without a message does not compile. */
export const errorMessages: Record<ErrorCode | ClientErrorCode, ErrorMessage> = {
  VALIDATION_FAILED: ['Verifique os campos e tente novamente.', 'byStatus'],
  MALFORMED_BODY: ['Requisição inválida.', 'byStatus'],
  UNKNOWN_FIELD: ['Requisição inválida: há um campo desconhecido.', 'byStatus'],
  INVALID_CREDENTIALS: ['E-mail ou senha inválidos.', 'always'],
  USER_NOT_VERIFIED: ['Confirme o seu e-mail antes de entrar.', 'always'],
  UNAUTHENTICATED: ['Não Autenticado', 'byStatus'],
  TOKEN_EXPIRED: ['Sua sessão expirou. Entre novamente.', 'always'],
  TOKEN_INVALID: ['Sessão inválida. Entre novamente.', 'always'],
  LINK_INVALID: ['Este link não vale mais. Peça um novo.', 'always'],
  TWO_STEP_REQUIRED: ['Esta conta usa verificação em duas etapas. Entre pelo site da Convoca.', 'always'],
  CHALLENGE_INVALID: ['O tempo para entrar acabou. Comece de novo.', 'always'],
  CODE_INVALID: ['Código incorreto ou já usado.', 'always'],
  TWO_STEP_ENABLED: ['A verificação em duas etapas já está ativada.', 'always'],
  TWO_STEP_NOT_ENABLED: ['A verificação em duas etapas está desativada.', 'always'],
  PASSKEY_INVALID: ['Não foi possível usar esta chave de acesso.', 'always'],
  PASSKEY_NOT_FOUND: ['Chave de acesso não encontrada.', 'always'],
  PASSKEY_LIMIT: ['Você já tem o máximo de 10 chaves de acesso.', 'always'],
  LAST_WAY_IN: ['Esta é a sua única forma de entrar. Crie uma senha antes de removê-la.', 'always'],
  PARTNER_SITE_NOT_FOUND: ['Este site não está cadastrado, ou o pedido vem de outro endereço.', 'always'],
  STAFF_TWO_STEP_REQUIRED: [
    'Para usar a área da equipe, ative a verificação em duas etapas nas configurações.',
    'always',
  ],
  PARTNER_SITE_LIMIT: ['Você já tem o máximo de 20 sites.', 'always'],
  ADDRESS_NOT_PUBLIC: [
    'Use o endereço público do site, completo: sem *, número de IP, localhost ou nome de rede interna.',
    'always',
  ],
  NAME_RESERVED: ['Nome e endereço não podem parecer os da Convoca. Escolha outro.', 'always'],
  GRANT_NOT_FOUND: ['Este site não tem mais acesso à sua conta.', 'always'],
  GRANT_INVALID: ['Este acesso não vale mais. Entre outra vez.', 'always'],
  FORBIDDEN: ['Você não tem permissão para realizar esta ação', 'byStatus'],
  NOT_FOUND: ['Recurso não encontrado.', 'byStatus'],
  ROUTE_NOT_FOUND: ['Endereço não encontrado.', 'never'],
  METHOD_NOT_ALLOWED: ['Esta ação não é permitida neste endereço.', 'never'],
  USER_NOT_FOUND: ['Usuário não encontrado.', 'always'],
  TEAM_NOT_FOUND: ['Time não encontrado.', 'always'],
  TEAM_DELETED: ['Este time foi excluído.', 'always'],
  GAME_NOT_FOUND: ['Jogo não encontrado.', 'always'],
  GAME_NAME_TAKEN: ['Já existe um jogo com este nome.', 'always'],
  GAME_LIMIT: ['Já existem 500 jogos, o máximo.', 'always'],
  BADGE_NAME_TAKEN: ['Já existe uma insígnia com este nome.', 'always'],
  BADGE_LIMIT: ['Já existem 200 insígnias, o máximo.', 'always'],
  BADGE_RETIRED: ['Esta insígnia foi retirada e não é mais concedida.', 'always'],
  EVENT_CANCELLED: ['Este evento foi cancelado e não muda mais.', 'always'],
  FILE_NOT_FOUND: ['Arquivo não encontrado.', 'always'],
  NOTIFICATION_NOT_FOUND: ['Notificação não encontrada.', 'always'],
  SESSION_NOT_FOUND: ['Sessão não encontrada.', 'always'],
  INVITATION_NOT_FOUND: ['Convite não encontrado.', 'always'],
  INVITATION_EXPIRED: ['Este convite expirou.', 'always'],
  INVITATION_NOT_PENDING: ['Este convite já foi respondido.', 'always'],
  USER_ALREADY_INVITED: ['Este jogador já foi convidado.', 'always'],
  ALREADY_IN_TEAM: ['Este jogador já faz parte do time.', 'always'],
  NOT_IN_TEAM: ['Este jogador não faz parte do time.', 'always'],
  NOT_TEAM_OWNER: ['Somente o proprietário do time pode realizar esta ação.', 'always'],
  EMAIL_TAKEN: ['Este e-mail já está em uso.', 'always'],
  NICK_TAKEN: ['Este nome de usuário já está em uso.', 'always'],
  CPF_TAKEN: ['Este CPF já está em uso.', 'always'],
  TEAM_NAME_TAKEN: ['Já existe um time com este nome.', 'always'],
  TEAM_TAG_TAKEN: ['Já existe um time com esta tag.', 'always'],
  UNDERAGE: ['É preciso ter pelo menos 16 anos para criar uma conta.', 'always'],
  PASSWORD_TOO_COMMON: ['Esta senha é muito comum. Escolha outra.', 'always'],
  PROFANITY: ['O texto contém conteúdo inapropriado.', 'always'],
  INVITATION_QUOTA_EXCEEDED: ['O time atingiu o limite de convites. Tente mais tarde.', 'always'],
  TEAM_NOT_RECRUITING: ['O time não está recrutando no momento.', 'always'],
  IDEMPOTENCY_KEY_REUSED: ['Esta ação já foi enviada com outros dados. Tente novamente.', 'always'],
  PAYLOAD_TOO_LARGE: ['Os dados enviados são grandes demais.', 'always'],
  FILE_TOO_LARGE: ['O arquivo deve ser menor que 5MB', 'always'],
  UNSUPPORTED_MEDIA_TYPE: ['Formato não aceito. Use JPEG, PNG ou WebP.', 'always'],
  IMAGE_UNREADABLE: ['Erro ao processar a imagem', 'always'],
  IMAGE_TOO_SMALL: ['A imagem é pequena demais.', 'always'],
  IMAGE_TOO_LARGE: [
    'A imagem deve ter no máximo 24 megapixels, ou 12 se for progressiva ou entrelaçada.',
    'always',
  ],
  RATE_LIMITED: ['Muitas tentativas. Aguarde um pouco e tente novamente.', 'always'],
  SERVICE_UNAVAILABLE: ['Tivemos um problema. Contate o suporte.', 'byStatus'],
  WRONG_PASSWORD: ['A senha atual está incorreta.', 'always'],
  PROVIDER_NOT_CONFIGURED: ['Este login social não está disponível.', 'always'],
  SOCIAL_ACCOUNT_TAKEN: ['Esta conta já está ligada a outro usuário.', 'always'],
  SOCIAL_LOGIN_INVALID: ['Este login não vale mais. Comece de novo.', 'always'],
  OWNS_TEAMS: ['Transfira ou exclua os seus times antes de excluir a conta.', 'always'],
  ERASURE_PENDING: ['A exclusão desta conta já foi pedida.', 'always'],
  PIX_KEY_LIMIT: ['Você já tem o máximo de 5 chaves Pix.', 'always'],
  PIX_KEY_TAKEN: ['Esta chave Pix já está cadastrada.', 'always'],
  MINOR_NOT_ALLOWED: ['Disponível somente para maiores de 18 anos.', 'always'],
  REMOVED_FROM_TEAM: ['Você foi removido deste time. Para voltar, peça um convite.', 'always'],
  LAST_OWNER: ['Transfira o time antes de sair: você é o proprietário.', 'always'],
  CONVERSATION_NOT_FOUND: ['Conversa não encontrada.', 'always'],
  MESSAGE_NOT_FOUND: ['Mensagem não encontrada.', 'always'],
  GROUP_FULL: ['O grupo já tem o máximo de 64 pessoas.', 'always'],
  REQUEST_PENDING: ['Espere uma resposta antes de escrever mais.', 'always'],
  PIN_LIMIT: ['A conversa já tem o máximo de 50 mensagens fixadas.', 'always'],
  LIMIT_REACHED: ['Você já chegou ao máximo permitido aqui. Exclua algo antes de criar mais.', 'always'],
  EDIT_WINDOW_CLOSED: ['Só é possível alterar a mensagem nos primeiros 15 minutos.', 'always'],
  USER_BLOCKED: ['Não é possível entrar em contato com este usuário.', 'always'],
  MESSAGES_NOT_ACCEPTED: ['Este usuário só recebe mensagens de quem ele escolheu.', 'always'],
  PAYMENT_NOT_FOUND: ['Pagamento não encontrado.', 'always'],
  PAYMENT_ALREADY_EXISTS: [
    'Já existe um pagamento para este item. Entre em contato com o suporte.',
    'always',
  ],
  CPF_INVALID: ['Adicione um CPF válido nas configurações do usuário.', 'always'],
  ACCOUNT_SUSPENDED: ['Sua conta está suspensa.', 'always'],
  ALREADY_SUSPENDED: ['Este usuário já está suspenso.', 'always'],
  TICKET_CLOSED: ['Este chamado está encerrado. Reabra para escrever.', 'always'],
  REPORT_CLOSED: ['Esta denúncia já foi encerrada.', 'always'],
  CHAMPIONSHIP_NOT_FOUND: ['Campeonato não encontrado.', 'always'],
  CHAMPIONSHIP_STATUS: ['O campeonato não permite isso agora.', 'always'],
  REGISTRATION_NOT_FOUND: ['Inscrição não encontrada.', 'always'],
  REGISTRATION_CLOSED: ['As inscrições não estão abertas.', 'always'],
  TEAM_ALREADY_REGISTERED: ['Este time já está inscrito.', 'always'],
  PLAYER_ALREADY_REGISTERED: ['Um dos jogadores já está inscrito por outro time.', 'always'],
  ALREADY_REGISTERED: ['Você já está inscrito.', 'always'],
  RECENTLY_DECLINED: ['Esta pessoa recusou há menos de 7 dias. Espere para chamar de novo.', 'always'],
  ROSTER_LOCKED: ['O elenco está fechado: peça a troca à arbitragem.', 'always'],
  ROSTER_CHANGE_PENDING: ['O time já tem um pedido de troca. Espere a decisão.', 'always'],
  ROSTER_CHANGE_DECIDED: ['Este pedido de troca já foi decidido.', 'always'],
  ROSTER_CHANGE_NOT_FOUND: ['Pedido de troca não encontrado.', 'always'],
  ROSTER_UNCONFIRMED: ['Faltam jogadores confirmarem a vaga no elenco.', 'always'],
  OWN_MATCH: [
    'Você, seu time ou alguém da sua equipe joga aqui: outra pessoa da arbitragem decide.',
    'always',
  ],
  CHAMPIONSHIP_FULL: ['Não há vaga livre.', 'always'],
  MATCH_NOT_FOUND: ['Partida não encontrada.', 'always'],
  MATCH_NOT_PLAYED: ['Esta partida ainda não tem resultado.', 'always'],
  RESULT_STANDS: [
    'O resultado não pode voltar atrás: a fase seguinte já foi montada, ou um dos times saiu do campeonato.',
    'always',
  ],
  MATCH_NOT_OPEN: ['Esta partida não está aberta.', 'always'],
  NOT_IMPLEMENTED: ['Este recurso ainda não está disponível.', 'never'],
  INTERNAL_ERROR: ['Ocorreu um erro', 'never'],
  NETWORK_FAILURE: ['Problema de conexão. Verifique sua internet.', 'always'],
  TIMEOUT: ['O servidor demorou para responder. Tente novamente.', 'always'],
  ABORTED: ['A operação foi cancelada.', 'never'],
  MALFORMED_RESPONSE: ['Ocorreu um erro', 'never'],
}

/** Messages shown below a field. */
export const fieldErrorMessages: Record<FieldErrorCode, string> = {
  REQUIRED: 'Campo obrigatório',
  TOO_SHORT: 'Texto curto demais',
  TOO_LONG: 'Texto longo demais',
  INVALID_FORMAT: 'Formato inválido',
  INVALID_VALUE: 'Valor inválido',
  UNKNOWN_FIELD: 'Campo desconhecido',
  TAKEN: 'Já está em uso',
  PROFANITY: 'Contém conteúdo inapropriado',
  UNDERAGE: 'É preciso ter pelo menos 16 anos',
  TOO_COMMON: 'Esta senha é muito comum. Escolha outra.',
  OUT_OF_RANGE: 'Valor fora do limite',
}

const alreadyMember = 'Você já faz parte deste time.'

/**
 * The texts of codes where they are about the caller, not about a player whom the caller has chosen. By operation, because the
 * code is the same in either case.
 */
export const errorMessagesToOneself: Partial<Record<keyof operations, Partial<Record<ErrorCode, string>>>> = {
  applyToTeam: {
    USER_ALREADY_INVITED: 'Você já tem um convite ou uma candidatura aberta neste time.',
    ALREADY_IN_TEAM: alreadyMember,
  },
  joinByLink: { ALREADY_IN_TEAM: alreadyMember },
  readInviteLinkTeam: { ALREADY_IN_TEAM: alreadyMember },
}
