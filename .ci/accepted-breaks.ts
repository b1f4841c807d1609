import type { AcceptedBreak } from './contract-breaks.ts'

const newActivities = [
  'COMMUNICATION_DELETED',
  'COMMUNICATION_UPDATED',
  'SCHEDULE_DELETED',
  'SCHEDULE_UPDATED',
]

/**
 * Breaks of the released contract (`openapi/released/openapi.json`) that are intended, as `node .ci/breaking.ts` prints
 * them. A release empties the list: the released contract is then the one to compare with.
 */
export const acceptedBreaks: readonly AcceptedBreak[] = newActivities.flatMap((value) =>
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
