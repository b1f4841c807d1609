import type { OperationId } from '../contract/types.ts'

/**
 * Operations of the contract that have no handler yet: they answer 501, after the session check where they need a
 * session. The list only shrinks: whoever writes a handler takes its line out of here.
 */
export const planned = [
  // auth
  'socialLogin',
  'resetPassword',
  'changePassword',
  'updatePassword',
  'confirmEmail',
  // system
  'readConfig',
  // users
  'readPublicUser',
  'listPlayersByName',
  'updateProfile',
  'deleteAccount',
  'restoreAccount',
  'exportAccount',
  'readPreferences',
  'updatePreferences',
  'createEquipment',
  'updateEquipment',
  'deleteEquipment',
  'listEquipment',
  'listPixKeys',
  'createPixKey',
  'updatePixKey',
  'deletePixKey',
  'listRecommendations',
  // chat
  'listConversations',
  'createConversation',
  'readConversation',
  'listMessages',
  'sendMessage',
  'markConversationRead',
  'uploadAttachment',
  'muteConversation',
  'leaveConversation',
  'deleteMessage',
  'editMessage',
  'addReaction',
  'removeReaction',
  'reportMessage',
  'listBlockedUsers',
  'blockUser',
  'unblockUser',
] as const satisfies readonly OperationId[]

export type PlannedId = (typeof planned)[number]
