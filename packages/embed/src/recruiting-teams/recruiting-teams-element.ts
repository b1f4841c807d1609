import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import { readWidth } from '../team-card/options.ts'
import {
  RecruitingTeamsView,
  type RecruitingTeam,
  type RecruitingTeamsViewProps,
} from './RecruitingTeamsView.tsx'
import { recruitingTeamsTexts, type RecruitingTeamsTexts } from './texts.ts'

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const MAX_TEAMS = 20

interface ListData {
  teams: readonly RecruitingTeam[]
}

/** `<convoca-recruiting-teams game="VALORANT" position="Suporte">`: teams that look for players, or their vacancies. */
export class RecruitingTeamsElement extends LiveElement<ListData, RecruitingTeamsTexts> {
  static readonly observedAttributes = ['game', 'position', 'limit', 'width', 'origin', 'accent', 'lang']

  protected override readonly ownTexts = recruitingTeamsTexts

  get #limit(): number {
    const limit = Number.parseInt(this.getAttribute('limit') ?? '', 10)
    return Number.isNaN(limit) ? 5 : Math.min(Math.max(limit, 1), MAX_TEAMS)
  }

  /** Undefined for teams; empty for the vacancies of all positions. */
  get #position(): string | undefined {
    const position = this.getAttribute('position')?.trim()
    // Characters are counted as the contract does; a cut inside one would be another text.
    return position && [...position].slice(0, MAX_POSITION).join('')
  }

  protected override async load(read: Read, origin: string): Promise<ListData> {
    const query = new URLSearchParams({ limit: String(this.#limit) })
    const game = await findGame(read, (this.getAttribute('game') ?? '').trim())
    if (game) query.set('gameId', game)
    const position = this.#position
    if (position === undefined) {
      query.set('isRecruiting', 'true')
      const { data } = await read<Schemas['PublicTeamPage']>(`/api/public/teams/options/search?${query}`)
      return { teams: data.map((team) => toTeamRow(team, origin)) }
    }
    if (position) query.set('position', position)
    const { data } = await read<Schemas['VacancyPage']>(`/api/public/vacancies?${query}`)
    return { teams: data.map((vacancy) => toVacancyRow(vacancy, origin)) }
  }

  protected override advice(): string {
    return `não há jogo com o nome "${this.getAttribute('game')}". Confira o atributo game, ou deixe-o fora para todos os jogos.`
  }

  protected override view(snapshot: Snapshot<ListData>): Child {
    const props: RecruitingTeamsViewProps = {
      ...snapshot,
      teams: snapshot.data?.teams ?? [],
      position: this.#position,
      rows: this.#limit,
      width: readWidth(this.getAttribute('width')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
    }
    return jsx(RecruitingTeamsView as never, { ...props })
  }
}

/** The longest that the server takes. */
const MAX_POSITION = 50

/**
 * The id of a game that is given by its id or its name; undefined without one, where teams of all games are
 * listed.
 */
async function findGame(read: Read, game: string): Promise<string | undefined> {
  if (game === '' || isId.test(game)) return game || undefined
  const games = await read<readonly Schemas['Game'][]>('/api/public/games/all')
  const found = games.find(({ name }) => name.toLowerCase() === game.toLowerCase())
  if (!found) throw new MissingError()
  return found.id
}

function toTeamRow({ entity, files }: Schemas['PublicTeamItem'], origin: string): RecruitingTeam {
  const logo = files.find(({ business_type }) => business_type === 'TEAM_PROFILE_PHOTO')
  return {
    id: entity.team_tag,
    name: entity.name,
    tag: entity.team_tag,
    href: toApplication(entity.team_tag, origin),
    logoUrl: logo && new URL(logo.url, origin).href,
    memberCount: entity.team_members_count,
    vacancy: undefined,
    primaryColor: entity.primary_color,
    secondaryColor: entity.secondary_color,
  }
}

function toVacancyRow(vacancy: Schemas['Vacancy'], origin: string): RecruitingTeam {
  const { team, id, title, position, number_of_vacancies: places } = vacancy
  return {
    id,
    name: team.name,
    tag: team.team_tag,
    href: toApplication(team.team_tag, origin),
    logoUrl: team.logo ? new URL(team.logo, origin).href : undefined,
    memberCount: 0,
    vacancy: { title, position, places },
    primaryColor: team.primary_color,
    secondaryColor: team.secondary_color,
  }
}

const toApplication = (tag: string, origin: string): string => `${origin}/team/${tag}/recruitment`
