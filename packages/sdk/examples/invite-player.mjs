// Signs in, creates a team, invites a player and waits for the response.
//   CONVOCA_URL=http://localhost:3000 EMAIL=… PASSWORD=… PLAYER=<nick> node invite-player.mjs
// With LOGO=<file> the team gets a logo, and with LOG=debug every request is logged.
import { readFile } from 'node:fs/promises'
import { ConvocaError, createConvoca } from '@convoca/sdk'
import { connectNotifications } from '@convoca/sdk/realtime'
import { errorText } from '@convoca/sdk/text'

const {
  CONVOCA_URL = 'http://localhost:3000',
  EMAIL = '',
  PASSWORD = '',
  PLAYER = '',
  LOGO,
  LOG,
} = process.env

let token = null
const convoca = createConvoca({ baseUrl: `${CONVOCA_URL}/api`, token: () => token, logLevel: LOG })

/** Resolves with the first notification about the team. */
function waitForResponse(userId, teamId) {
  return new Promise((resolve, reject) => {
    const connection = connectNotifications({
      baseUrl: CONVOCA_URL,
      token: () => token,
      userId,
      onNotification: (notification) => {
        if (notification.teamId !== teamId) return
        connection.close()
        resolve(notification)
      },
      onRefused: (code) => reject(new Error(`the connection was refused: ${code}`)),
    })
  })
}

async function uploadLogo(teamId) {
  const { url } = await convoca.files.upload(await readFile(LOGO), {
    entityType: 'TEAM',
    entityId: teamId,
    businessType: 'TEAM_PROFILE_PHOTO',
  })
  const picture = await (await fetch(convoca.fileUrl(url))).blob()
  console.log(`logo: ${picture.type}`)
}

async function findPlayer(nick) {
  for await (const player of convoca.users.iterateSearchPlayers({ search: nick })) {
    if (player.nick.toLowerCase() === nick.toLowerCase()) return player
  }
  throw new Error(`there is no player ${nick}`)
}

async function invitePlayer() {
  token = (await convoca.auth.login({ body: { email: EMAIL, password: PASSWORD } })).token
  const me = (await convoca.users.readMyProfile()).entity
  const [game] = await convoca.games.listAllGames()
  const player = await findPlayer(PLAYER)

  const suffix = Math.random().toString(36).slice(2, 6).toUpperCase()
  const team = await convoca.teams.create({
    body: {
      name: `Exemplo ${suffix}`,
      teamTag: suffix,
      game_id: game.id,
      description: 'Time criado pelo exemplo do SDK.',
    },
  })
  console.log(`team ${suffix} is created`)
  if (LOGO) await uploadLogo(team.id)

  const response = waitForResponse(me.id, team.id)
  await convoca.invitations.send({ id: team.id, body: [{ userId: player.id, role: 'PLAYER' }] })
  console.log(`${player.nick} is invited`)
  console.log(`${(await response).type}: ${(await response).title}`)

  const { data: members, response: list } = await convoca.teams.listMembers({ id: team.id }).withResponse()
  console.log(`${list.status}: ${members.length} members`)
}

try {
  await invitePlayer()
} catch (error) {
  console.error(error instanceof ConvocaError ? `${error.code}: ${errorText(error)}` : error)
  process.exitCode = 1
}
