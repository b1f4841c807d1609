import type { components } from '../generated/schema.d.ts'

/** What went wrong, as the server names it. */
export type ErrorCode = components['schemas']['ErrorCode']
/** Why one field was refused. */
export type FieldErrorCode = components['schemas']['FieldErrorCode']
/** What went wrong before an answer could be read. */
export type ClientErrorCode = 'NETWORK_FAILURE' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED_RESPONSE'

/**
 * Who sees an error. `known` is on the documents' list of translated messages, or refuses an act by a
 * rule that the user must hear. `byStatus` follows part 1 §8's table. `never` is logged only.
 */
type Showing = 'known' | 'byStatus' | 'never'

type Sentence = readonly [text: string, showing: Showing]

/** A code without its sentence does not compile. */
export const errorMessages: Record<ErrorCode | ClientErrorCode, Sentence> = {
  VALIDATION_FAILED: ['Verifique os campos e tente novamente.', 'byStatus'],
  MALFORMED_BODY: ['Requisição inválida.', 'byStatus'],
  UNKNOWN_FIELD: ['Requisição inválida: há um campo desconhecido.', 'byStatus'],
  INVALID_CREDENTIALS: ['E-mail ou senha inválidos.', 'known'],
  USER_NOT_VERIFIED: ['Confirme o seu e-mail antes de entrar.', 'known'],
  UNAUTHENTICATED: ['Não Autenticado', 'byStatus'],
  TOKEN_EXPIRED: ['Sua sessão expirou. Entre novamente.', 'known'],
  TOKEN_INVALID: ['Sessão inválida. Entre novamente.', 'known'],
  FORBIDDEN: ['Você não tem permissão para realizar esta ação', 'byStatus'],
  NOT_FOUND: ['Recurso não encontrado.', 'byStatus'],
  ROUTE_NOT_FOUND: ['Endereço não encontrado.', 'never'],
  METHOD_NOT_ALLOWED: ['Esta ação não é permitida neste endereço.', 'never'],
  USER_NOT_FOUND: ['Usuário não encontrado.', 'known'],
  TEAM_NOT_FOUND: ['Time não encontrado.', 'known'],
  GAME_NOT_FOUND: ['Jogo não encontrado.', 'known'],
  FILE_NOT_FOUND: ['Arquivo não encontrado.', 'known'],
  NOTIFICATION_NOT_FOUND: ['Notificação não encontrada.', 'known'],
  SESSION_NOT_FOUND: ['Sessão não encontrada.', 'known'],
  INVITATION_NOT_FOUND: ['Convite não encontrado.', 'known'],
  INVITATION_EXPIRED: ['Este convite expirou.', 'known'],
  INVITATION_NOT_PENDING: ['Este convite já foi respondido.', 'known'],
  USER_ALREADY_INVITED: ['Este jogador já foi convidado.', 'known'],
  ALREADY_IN_TEAM: ['Este jogador já faz parte do time.', 'known'],
  NOT_IN_TEAM: ['Este jogador não faz parte do time.', 'known'],
  NOT_TEAM_OWNER: ['Somente o proprietário do time pode realizar esta ação.', 'known'],
  EMAIL_TAKEN: ['Este e-mail já está em uso.', 'known'],
  NICK_TAKEN: ['Este nome de usuário já está em uso.', 'known'],
  CPF_TAKEN: ['Este CPF já está em uso.', 'known'],
  TEAM_NAME_TAKEN: ['Já existe um time com este nome.', 'known'],
  TEAM_TAG_TAKEN: ['Já existe um time com esta tag.', 'known'],
  UNDERAGE: ['É preciso ter pelo menos 16 anos para criar uma conta.', 'known'],
  PASSWORD_TOO_COMMON: ['Esta senha é muito comum. Escolha outra.', 'known'],
  PROFANITY: ['O texto contém conteúdo inapropriado.', 'known'],
  INVITATION_QUOTA_EXCEEDED: ['O time atingiu o limite de convites. Tente mais tarde.', 'known'],
  TEAM_NOT_RECRUITING: ['O time não está recrutando no momento.', 'known'],
  IDEMPOTENCY_KEY_REUSED: ['Esta ação já foi enviada com outros dados. Tente novamente.', 'known'],
  PAYLOAD_TOO_LARGE: ['Os dados enviados são grandes demais.', 'known'],
  FILE_TOO_LARGE: ['O arquivo deve ser menor que 5MB', 'known'],
  UNSUPPORTED_MEDIA_TYPE: ['Formato não aceito. Use JPEG, PNG ou WebP.', 'known'],
  IMAGE_UNREADABLE: ['Erro ao processar a imagem', 'known'],
  IMAGE_TOO_SMALL: ['A imagem é pequena demais.', 'known'],
  RATE_LIMITED: ['Muitas tentativas. Aguarde um pouco e tente novamente.', 'known'],
  SERVICE_UNAVAILABLE: ['Tivemos um problema. Contate o suporte.', 'byStatus'],
  WRONG_PASSWORD: ['A senha atual está incorreta.', 'known'],
  PROVIDER_NOT_CONFIGURED: ['Este login social não está disponível.', 'known'],
  SOCIAL_ACCOUNT_TAKEN: ['Já existe uma conta com este e-mail. Entre com a sua senha.', 'known'],
  OWNS_TEAMS: ['Transfira ou exclua os seus times antes de excluir a conta.', 'known'],
  ERASURE_PENDING: ['A exclusão desta conta já foi pedida.', 'known'],
  PIX_KEY_LIMIT: ['Você já tem o máximo de 5 chaves Pix.', 'known'],
  PIX_KEY_TAKEN: ['Esta chave Pix já está cadastrada.', 'known'],
  MINOR_NOT_ALLOWED: ['Disponível somente para maiores de 18 anos.', 'known'],
  LAST_OWNER: ['Transfira o time antes de sair: você é o proprietário.', 'known'],
  CONVERSATION_NOT_FOUND: ['Conversa não encontrada.', 'known'],
  MESSAGE_NOT_FOUND: ['Mensagem não encontrada.', 'known'],
  EDIT_WINDOW_CLOSED: ['Só é possível alterar a mensagem nos primeiros 15 minutos.', 'known'],
  USER_BLOCKED: ['Não é possível enviar mensagens para este usuário.', 'known'],
  PAYMENT_ALREADY_EXISTS: ['Já existe um pagamento para este item. Entre em contato com o suporte.', 'known'],
  CPF_INVALID: ['Adicione um CPF válido nas configurações do usuário.', 'known'],
  NOT_IMPLEMENTED: ['Este recurso ainda não está disponível.', 'never'],
  INTERNAL_ERROR: ['Ocorreu um erro', 'never'],
  NETWORK_FAILURE: ['Problema de conexão. Verifique sua internet.', 'known'],
  TIMEOUT: ['O servidor demorou para responder. Tente novamente.', 'known'],
  ABORTED: ['A operação foi cancelada.', 'never'],
  MALFORMED_RESPONSE: ['Ocorreu um erro', 'never'],
}

/** Sentences under a field. */
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
