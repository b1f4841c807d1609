import type { OperationId } from '../contract/types.ts'

/**
 * Operations of the contract without a handler: they respond 501, after authentication where they need a session. Whoever
 * adds a handler removes its line here.
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
