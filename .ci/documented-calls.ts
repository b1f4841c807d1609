/**
 * Every call that existing clients make (docs/product.md), letter for letter and one row each. Where they
 * write two values for a segment (`toggle/{active|inactive}`) the contract has one parameter of exactly these values.
 */
export interface DocumentedCall {
  section: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Query parameters that they send. */
  query?: readonly string[]
  /** Fields of the body that they send. */
  body?: readonly string[]
  /** The values of a path parameter that they use. */
  values?: { parameter: string; of: readonly string[] }
}

type Method = DocumentedCall['method']
type Rest = Omit<DocumentedCall, 'section' | 'method' | 'path'>
type Row = readonly [method: Method, path: string, rest?: Rest]

function under(section: string, rows: readonly Row[]): DocumentedCall[] {
  return rows.map(([method, path, rest]) => ({ section, method, path, ...rest }))
}

const paged = ['page', 'limit'] as const
const communication = [...paged, 'messageType', 'isGlobal'] as const
const profile = ['id', 'name', 'nick', 'gender', 'phone', 'cpf', 'about', 'birth'] as const
const picture = ['base64', 'extension', 'entityType', 'entityId', 'businessType', 'fileType'] as const

const accountCalls: DocumentedCall[] = [
  ...under('account, Auth', [
    ['POST', '/auth/social-login', { body: ['token', 'providerType'] }],
    ['POST', '/auth/login'],
    [
      'POST',
      '/auth/register',
      { body: ['name', 'nick', 'email', 'cpf', 'phone', 'gender', 'birth', 'password'] },
    ],
    ['POST', '/auth/change-password', { body: ['password', 'token', 'email'] }],
    ['POST', '/auth/reset-password'],
  ]),
  ...under('account, User', [
    ['GET', '/user/profile/me'],
    ['GET', '/public/user/{id}'],
    ['GET', '/public/user/options/all', { query: ['name'] }],
    ['GET', '/public/user/pro/{nickname}'],
    ['PUT', '/user/{id}', { body: profile }],
    ['GET', '/user/{id}/teams'],
    ['POST', '/user/{id}/equipament'],
    ['PUT', '/user/{id}/equipament/{setupId}/update'],
    ['DELETE', '/user/{id}/equipament/{setupId}'],
    ['GET', '/public/user/{id}/equipament'],
    ['GET', '/public/user/options/search/', { query: ['order', 'limit', 'search', 'page', 'entityId'] }],
    ['GET', '/user/{id}/pix/all'],
    ['POST', '/user/{id}/pix', { body: ['user_id'] }],
    ['PUT', '/user/{id}/pix/{pixId}'],
    ['DELETE', '/user/{id}/pix/{pixId}'],
    ['GET', '/recommendations'],
  ]),
  ...under('account, Notifications', [
    ['GET', '/notifications/all-platform', { query: paged }],
    ['PATCH', '/notifications/mark-as-read/{id}'],
    ['DELETE', '/notifications/{id}'],
    ['GET', '/notifications/'],
  ]),
  ...under('account, Other', [
    ['POST', '/file/save'],
    ['PUT', '/file/{id}'],
  ]),
]

const teamCore = under('team, Team core', [
  ['POST', '/teams', { body: ['name', 'teamTag', 'game_id', 'description'] }],
  ['GET', '/teams/{id}'],
  ['PUT', '/teams/{id}'],
  ['POST', '/teams/{id}/invite'],
  ['POST', '/teams/{id}/invites'],
  ['GET', '/teams/invitations/user'],
  ['GET', '/teams/{id}/invitations', { query: ['status', ...paged] }],
  ['PATCH', '/teams/{id}/invitations/{inviteId}/accept'],
  ['PATCH', '/teams/{id}/invitations/{inviteId}/decline'],
  ['DELETE', '/teams/{id}/invitations/{inviteId}'],
  ['GET', '/teams/{id}/members'],
  ['DELETE', '/teams/{id}/team-member/{memberId}'],
  ['PATCH', '/teams/{id}/team-member/{memberId}', { body: ['newRole'] }],
  ['PATCH', '/teams/{id}/assign/{memberId}/roster', { body: ['rosterStatus'] }],
  ['GET', '/teams/{id}/games'],
  ['GET', '/teams/options/user/search'],
  ['POST', '/teams/{id}/applyToTeam'],
  ['PATCH', '/teams/{id}/members-visibily', { body: ['statusVisibilityMembers'] }],
  ['PATCH', '/teams/{id}/recruitment-status', { body: ['isRecruiting'] }],
  // "method and path not shown": decided to be the list of teams.
  ['GET', '/teams', { query: ['search', 'page', 'limit', 'order', 'gameId', 'entityId'] }],
])

const teamPages: DocumentedCall[] = [
  ...under('team, Activities', [
    ['GET', '/teams/{id}/activities', { query: [...paged, 'actionType', 'timeFilter'] }],
    ['GET', '/teams/{id}/activities/{activityId}'],
  ]),
  ...under('team, Achievements', [
    ['GET', '/teams/{id}/achievements'],
    ['POST', '/teams/{id}/achievements'],
    ['GET', '/teams/{id}/achievements/{achievementId}'],
    ['PUT', '/teams/{id}/achievements/{achievementId}'],
    ['DELETE', '/teams/{id}/achievements/{achievementId}'],
  ]),
  ...under('team, Communications', [
    ['GET', '/teams/{id}/communications', { query: communication }],
    ['GET', '/teams/{id}/communications/global', { query: communication }],
    ['GET', '/teams/{id}/communications/{cid}'],
    ['PUT', '/teams/{id}/communications/{cid}'],
    ['DELETE', '/teams/{id}/communications/{cid}'],
    ['POST', '/teams/{id}/communications'],
    ['PUT', '/teams/{id}/communications/{cid}/read'],
    ['GET', '/teams/{id}/communications/unread/count'],
    ['GET', '/teams/{id}/communications/unread/sender/{senderId}'],
    ['GET', '/teams/{id}/communications/private/{otherUserId}', { query: paged }],
  ]),
  ...under('team, Recruitment', [
    ['GET', '/teams/{id}/recruitment'],
    ['POST', '/teams/{id}/recruitment'],
    ['PUT', '/teams/{id}/recruitment'],
    [
      'PUT',
      '/teams/{id}/recruitment/toggle/{status}',
      { values: { parameter: 'status', of: ['active', 'inactive'] } },
    ],
  ]),
  ...under('team, Sponsors', [
    ['GET', '/teams/{id}/sponsors', { query: paged }],
    ['POST', '/teams/{id}/sponsors'],
    ['GET', '/teams/{id}/sponsors/{sid}'],
    ['PATCH', '/teams/{id}/sponsors/{sid}'],
    ['DELETE', '/teams/{id}/sponsors/{sid}'],
  ]),
  ...under('team, Schedules', [
    ['GET', '/teams/{id}/schedules'],
    ['POST', '/teams/{id}/schedules'],
    ['GET', '/teams/{id}/schedules/{sid}'],
    ['PUT', '/teams/{id}/schedules/{sid}'],
    ['DELETE', '/teams/{id}/schedules/{sid}'],
    ['GET', '/teams/{id}/schedules/{sid}/checkins'],
    ['POST', '/teams/{id}/schedules/{sid}/checkins'],
    ['DELETE', '/teams/{id}/schedules/{sid}/checkins/{cid}'],
    ['PUT', '/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation', { body: ['is_confirmed'] }],
  ]),
]

const outsideTeams: DocumentedCall[] = [
  ...under('team, Public (no login)', [
    ['GET', '/public/teams/{id}'],
    ['GET', '/public/teams/{id}/members'],
    ['GET', '/public/teams/{id}/stats', { query: ['businessType'] }],
    ['GET', '/public/teams/options/search'],
    ['GET', '/public/teams/pro/{teamTag}'],
    ['GET', '/public/game/{id}'],
    ['GET', '/game'],
    ['GET', '/public/games/all'],
    ['GET', '/public/badgets/{teamId}/TEAM'],
  ]),
  ...under('team, Championships', [
    ['GET', '/championships/registration/team/{teamId}/paginated', { query: paged }],
  ]),
  ...under('team, Files', [
    ['POST', '/file/save', { body: picture }],
    ['PUT', '/file/{id}', { body: picture }],
  ]),
]

export const documentedCalls: readonly DocumentedCall[] = [
  ...accountCalls,
  ...teamCore,
  ...teamPages,
  ...outsideTeams,
]
