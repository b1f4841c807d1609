// Signs in, waits for an invitation to a team and accepts it.
//   CONVOCA_URL=http://localhost:3000 EMAIL=… PASSWORD=… TEAM=<how its name starts> node accept-invitation.mjs
import {
  acceptInvitation,
  createConvoca,
  listMyInvitations,
  login,
  paginate,
  readMyProfile,
} from '@convoca/sdk/core'
import { connectNotifications } from '@convoca/sdk/realtime'

const { CONVOCA_URL = 'http://localhost:3000', EMAIL = '', PASSWORD = '', TEAM = '' } = process.env

let token = null
// The tree-shakable client: a bundle contains only the operations that are imported.
const convoca = createConvoca({ baseUrl: `${CONVOCA_URL}/api`, token: () => token })

token = (await login(convoca, { body: { email: EMAIL, password: PASSWORD } })).token
const me = (await readMyProfile(convoca)).entity

async function acceptPending() {
  for await (const invitation of paginate(listMyInvitations, convoca, { status: 'PENDING' })) {
    if (!invitation.team.name.startsWith(TEAM)) continue
    await acceptInvitation(convoca, { id: invitation.team.id, inviteId: invitation.id })
    console.log(`${me.nick} joins ${invitation.team.name}`)
    connection.close()
    return
  }
}

const connection = connectNotifications({
  baseUrl: CONVOCA_URL,
  token: () => token,
  userId: me.id,
  onState: (state) => console.log(state),
  onNotification: ({ type }) => {
    if (type === 'TEAM_INVITE') acceptPending().catch(handleError)
  },
})

function handleError(error) {
  console.error(error)
  process.exitCode = 1
  connection.close()
}
