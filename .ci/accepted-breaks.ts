import type { AcceptedBreak } from './contract-breaks.ts'

const newActivities = [
  'COMMUNICATION_DELETED',
  'COMMUNICATION_UPDATED',
  'SCHEDULE_DELETED',
  'SCHEDULE_UPDATED',
]

const activityBreaks: readonly AcceptedBreak[] = newActivities.flatMap((value) =>
  [
    ['/teams/{id}/activities', 'data/items/actionType'],
    ['/teams/{id}/activities/{activityId}', 'actionType'],
  ].map(([path, property]) => ({
    change: `GET ${path} added the new \`${value}\` enum value to the \`${property}\` response property for the response status \`200\``,
    reason:
      'The history of a team was silent about events and communications that were changed or taken away; a list of ' +
      'what can happen grows with the product.',
  })),
)

const conversations = [
  ['GET /chat/conversations', 'data/items/lastMessageTime', 200],
  ['POST /chat/conversations', 'lastMessageTime', 201],
  ['GET /chat/conversations/{id}', 'lastMessageTime', 200],
  ['PUT /chat/conversations/{id}/mute', 'lastMessageTime', 200],
] as const

const chatBreaks: readonly AcceptedBreak[] = conversations.map(([operation, property, status]) => ({
  change: `${operation} the response property \`${property}\` became nullable for the status \`${status}\``,
  reason:
    'Existing clients show a text such as 10:00; the instant has a field of its own. No server has answered these ' +
    'operations before.',
}))

const pixBreaks: readonly AcceptedBreak[] = [
  {
    change: 'GET /user/{id}/pix/all deleted the `query` request parameter `reveal`',
    reason:
      'An open session read whole keys, a CPF or a phone number among them. `revealPixKey` shows one after a proof of identity; a client ' +
      'that still sends the parameter is not to be answered with masked keys as if they were whole.',
  },
]

const email = 'type/format changed from `string`/`email` to `string`/`idn-email`'

const emailBreaks: readonly AcceptedBreak[] = [
  `POST /auth/change-password the \`email\` request property ${email}`,
  `POST /auth/login the \`email\` request property ${email}`,
  `POST /auth/register the \`email\` request property ${email}`,
  `POST /auth/reset-password the \`email\` request property ${email}`,
  `GET /user/profile/me the \`entity/email\` response's property ${email} for status \`200\``,
  `PUT /user/{id} the \`entity/email\` response's property ${email} for status \`200\``,
  `GET /user/{id}/export the \`profile/entity/email\` response's property ${email} for status \`200\``,
].map((change) => ({
  change,
  reason:
    'People have addresses at domains with accents, which are no `email` of JSON Schema. Every address that was taken ' +
    'before still is one.',
}))

/**
 * Breaks of the released contract (`openapi/released/openapi.json`) that are intended, as `node .ci/breaking.ts` prints
 * them. A release empties the list: the released contract is then the one to compare with.
 */
const pictureBreaks: readonly AcceptedBreak[] = [
  ['POST /file/save', 201],
  ['PUT /file/{id}', 200],
].map(([operation, status]) => ({
  change: `${operation} added the new \`EVENT\` enum value to the \`entity_type\` response property for the response status \`${status}\``,
  reason:
    'The answer repeats what the request has named: only who sends a picture of an event reads the new value.',
}))

const resultBreaks: readonly AcceptedBreak[] = [
  {
    change:
      'GET /public/teams/{id}/stats added the new `DRAW` enum value to the `previusMatches/items/result` response property for the response status `200`',
    reason:
      'Only teams that have drawn in a league that allows it have one; to call it a win or a loss would be untrue.',
  },
]

export const acceptedBreaks: readonly AcceptedBreak[] = [
  ...activityBreaks,
  ...chatBreaks,
  ...pixBreaks,
  ...emailBreaks,
  ...pictureBreaks,
  ...resultBreaks,
]
