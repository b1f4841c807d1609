import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import {
  RecruitingTeamsView,
  type RecruitingTeam,
  type RecruitingTeamsViewProps,
} from './RecruitingTeamsView.tsx'
import { recruitingTeamsTexts, type RecruitingTeamsTexts } from './texts.ts'

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const most = 20

interface ListData {
  teams: readonly RecruitingTeam[]
}

/** `<convoca-recruiting-teams game="VALORANT">`: teams that look for players. */
export class RecruitingTeamsElement extends LiveElement<ListData, RecruitingTeamsTexts> {
  static readonly observedAttributes = ['game', 'limit', 'origin', 'accent', 'lang']

  protected override readonly ownTexts = recruitingTeamsTexts

  get #limit(): number {
    const limit = Number.parseInt(this.getAttribute('limit') ?? '', 10)
    return Number.isNaN(limit) ? 5 : Math.min(Math.max(limit, 1), most)
  }

  protected override async load(read: Read, origin: string): Promise<ListData> {
    const query = new URLSearchParams({ isRecruiting: 'true', limit: String(this.#limit) })
    const game = await findGame(read, (this.getAttribute('game') ?? '').trim())
    if (game) query.set('gameId', game)
    const { data } = await read<Schemas['PublicTeamPage']>(`/api/public/teams/options/search?${query}`)
    return { teams: data.map((team) => toRow(team, origin)) }
  }

  protected override view(snapshot: Snapshot<ListData>): Child {
    const props: RecruitingTeamsViewProps = {
      state: snapshot.state,
      teams: snapshot.data?.teams ?? [],
      rows: this.#limit,
      time: snapshot.time,
      accent: this.getAttribute('accent'),
      texts: this.texts,
    }
    return jsx(RecruitingTeamsView as never, { ...props })
  }
}

/** By its id or its name; of no game all teams are listed. */
async function findGame(read: Read, game: string): Promise<string | undefined> {
  if (game === '' || isId.test(game)) return game || undefined
  const games = await read<readonly Schemas['Game'][]>('/api/public/games/all')
  const found = games.find(({ name }) => name.toLowerCase() === game.toLowerCase())
  if (!found) throw new MissingError()
  return found.id
}

function toRow({ entity, files }: Schemas['PublicTeamItem'], origin: string): RecruitingTeam {
  const logo = files.find(({ business_type }) => business_type === 'TEAM_PROFILE_PHOTO')
  return {
    name: entity.name,
    tag: entity.team_tag,
    href: `${origin}/team/${entity.team_tag}/recruitment`,
    logoUrl: logo && new URL(logo.url, origin).href,
    memberCount: entity.team_members_count,
    primaryColor: entity.primary_color,
    secondaryColor: entity.secondary_color,
  }
}
