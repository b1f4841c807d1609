import { EmptyState, ErrorState, LinkButton, Panel, SkeletonRows, TagBadge, TeamLogo } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { toFailure } from '../../atoms/errors.ts'
import { recruitingTeamsAtom } from '../../atoms/recruiting-teams.ts'
import type { RecruitingTeam } from '../../atoms/recruiting-teams.ts'
import { toTeamPictures } from '../../mappers/files.ts'
import { getPublicTeamPath } from '../../mappers/team.ts'
import styles from './home.module.css'

const features = [
  {
    title: 'Monte o time',
    text: 'Crie o time, convide o elenco por nick ou por link e defina a função de cada um.',
  },
  {
    title: 'Combine os treinos',
    text: 'Agenda com check-in e os horários em que todo mundo pode. Ninguém falta por não saber.',
  },
  {
    title: 'Ache quem falta',
    text: 'Abra vagas por posição e ranking, ou candidate-se ao time que procura você.',
  },
]

/** The product in three sentences. */
export function Features() {
  return (
    <ul className={styles.features} aria-label="O que dá para fazer">
      {features.map(({ title, text }) => (
        <li key={title} className={styles.feature}>
          <h2 className={styles.featureTitle}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Teams that look for players, and the way to all of their vacancies. */
export function RecruitingTeams() {
  const teams = useAtomValue(recruitingTeamsAtom)
  return (
    <Panel
      title="Times recrutando"
      actions={
        <LinkButton size="small" variant="ghost" href="/jobs">
          Ver vagas
        </LinkButton>
      }
    >
      {teams.data ? (
        <Teams teams={teams.data.data} />
      ) : teams.isError ? (
        <ErrorState
          title="Não foi possível carregar os times"
          {...toFailure(teams.error)}
          onRetry={() => void teams.refetch()}
          retrying={teams.isFetching}
        />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Panel>
  )
}

function Teams({ teams }: { teams: readonly RecruitingTeam[] }) {
  if (teams.length === 0)
    return (
      <EmptyState
        title="Nenhum time recrutando agora"
        description="Crie o seu e abra a primeira vaga."
        action={<LinkButton href="/team/create">Criar time</LinkButton>}
      />
    )
  return (
    <ul className={styles.teams}>
      {teams.map(({ id, entity, files }) => {
        const colors = { primaryColor: entity.primary_color, secondaryColor: entity.secondary_color }
        return (
          <li key={id} className={styles.team}>
            <TeamLogo
              {...colors}
              name={entity.name}
              tag={entity.team_tag}
              src={toTeamPictures(files).logoUrl}
              size={48}
            />
            <span className={styles.about}>
              <a className={styles.name} href={getPublicTeamPath(entity.team_tag)}>
                {entity.name}
              </a>
              <span className={styles.description}>{entity.description}</span>
            </span>
            <TagBadge {...colors} tag={entity.team_tag} />
          </li>
        )
      })}
    </ul>
  )
}
