import { ConversationInput, MessageInput } from '@convoca/sdk/limits'
import { cleanName, cleanText } from '@convoca/sdk/text'
import type { Schemas } from '../../contract/types.ts'
import { fieldError, invalid, refuseInvalid } from '../../errors.ts'
import { lengthErrors, profanityErrors } from '../text-rules.ts'

/** The people with whom a conversation is begun: one user, or a group with a name. */
export type Begun = { otherId: string } | { name: string; userIds: string[] }

/** The name as it is stored. */
export function checkGroupName(given: string): string {
  const name = cleanName(given)
  refuseInvalid([...lengthErrors('name', name, ConversationInput.name), ...profanityErrors('name', name)])
  return name
}

export function checkConversation(userId: string, input: Schemas['ConversationInput']): Begun {
  const userIds = [...new Set(input.userIds.map((id) => id.toLowerCase()))]
  if (userIds.includes(userId)) throw invalid('userIds', 'INVALID_VALUE', 'must be others')
  const [otherId] = userIds
  if (input.name === null) {
    if (otherId === undefined || userIds.length > 1)
      throw invalid('name', 'REQUIRED', 'is required for a group')
    return { otherId }
  }
  return { name: checkGroupName(input.name), userIds }
}

/** The text as it is stored. It may be empty beside attachments. */
export function checkContent(given: string, { isOptional = false } = {}): string {
  const content = cleanText(given)
  if (content === '' && !isOptional) refuseInvalid([fieldError('content', 'REQUIRED', 'must not be empty')])
  refuseInvalid(lengthErrors('content', content, MessageInput.content))
  return content
}

export function checkEmoji(emoji: string): void {
  if (!/^\p{RGI_Emoji}$/v.test(emoji)) throw invalid('emoji', 'INVALID_VALUE', 'must be one emoji')
}
