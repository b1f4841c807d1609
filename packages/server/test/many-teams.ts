import { sql } from 'kysely'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'

const firstNames = [
  'Trovão',
  'Onça',
  'Lobo',
  'Águia',
  'Fênix',
  'Dragão',
  'Tubarão',
  'Carcará',
  'Jaguar',
  'Sabiá',
]
const lastNames = ['Esports', 'Gaming', 'do Norte', 'do Sul', 'Clube', 'Unidos', 'São Paulo', 'Caiçara']

export interface ManyTeams {
  userIds: string[]
  gameIds: string[]
}

export async function insertUsers(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    insert into users (id, email, nick, name, cpf, phone, birth)
    select id, 'p' || n || '@convoca.example', 'jogador_' || n, 'Jogador ' || n,
      lpad((10000000000 + n)::text, 11, '0'), '11987654321', '2000-01-01'
    from unnest(${ids}::uuid[]) with ordinality as given (id, n)`.execute(db)
}

/**
 * Teams with their members in bulk: no bench or plan can wait for that many calls. Every 5th team recruits, some of every
 * game; team n is called "Trovão Esports n" and so on, its tag is n in base 36.
 */
export async function insertManyTeams(db: Db, given: { teams: number; members: number }): Promise<ManyTeams> {
  const userIds = Array.from({ length: given.teams }, newId)
  const teamIds = Array.from({ length: given.teams }, newId)
  const gameIds = ['VALORANT', 'Rocket League', 'League of Legends', 'Free Fire'].map(() => newId())
  await insertUsers(db, userIds)
  await sql`
    insert into games (id, name) select id, 'Jogo ' || n
    from unnest(${gameIds}::uuid[]) with ordinality as given (id, n)`.execute(db)
  const names = teamIds.map((_, index) => {
    const first = firstNames[index % firstNames.length] ?? ''
    return `${first} ${lastNames[Math.floor(index / 10) % lastNames.length] ?? ''} ${index}`
  })
  const tags = teamIds.map((_, index) => index.toString(36).toUpperCase().padStart(5, '0'))
  await sql`
    insert into teams (id, name, team_tag, description, game_id, is_recruiting, primary_color, secondary_color)
    select id, name, tag, 'Time de São Paulo em busca do acesso ao circuito nacional.',
      (${gameIds}::uuid[])[1 + (n * 7 % 4)], n % 5 = 0, '#7c3aed', '#22d3ee'
    from unnest(${teamIds}::uuid[], ${names}::text[], ${tags}::text[]) with ordinality as given (id, name, tag, n)`.execute(
    db,
  )
  for (let place = 0; place < given.members; place += 1) {
    const role = place === 0 ? 'OWNER' : 'PLAYER'
    // Far apart, so that nobody is in two teams that stand together.
    const shift = place * 20_011
    const memberIds = teamIds.map(() => newId())
    const inOrder = teamIds.map((_, index) => userIds[(index + shift) % userIds.length])
    await sql`
      insert into team_members (id, team_id, user_id, role, roster_status)
      select id, team_id, user_id, ${role}, 'STARTER'
      from unnest(${memberIds}::uuid[], ${teamIds}::uuid[], ${inOrder}::uuid[]) as given (id, team_id, user_id)
      on conflict do nothing`.execute(db)
  }
  // Plans are made from what `analyze` has counted; `vacuum` lets an index answer alone.
  await sql`vacuum analyze teams, team_members, users, games, files`.execute(db)
  return { userIds, gameIds }
}
