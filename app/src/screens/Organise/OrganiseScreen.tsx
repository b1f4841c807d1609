import { PageHeader, Tabs } from '@convoca/ui'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { championshipByUrlAtom } from '../../atoms/championship.ts'
import type { Championship } from '../../atoms/championship.ts'
import { championshipRoleAtom } from '../../atoms/match.ts'
import { userAtom } from '../../atoms/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { getChampionshipPath } from '../../mappers/championship.ts'
import { canEdit, statusTexts } from '../../mappers/organise.ts'
import { NotFoundScreen, notFound } from '../NotFoundScreen.tsx'
import { EntrantTexts } from '../../components/EntrantTexts.tsx'
import { AnnouncementsSection } from './AnnouncementsSection.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { MoneySection } from './MoneySection.tsx'
import { RegistrationsSection } from './RegistrationsSection.tsx'
import { ScheduleSection } from './ScheduleSection.tsx'
import { SeedingSection } from './SeedingSection.tsx'
import { SituationSection } from './SituationSection.tsx'
import { StaffSection } from './StaffSection.tsx'
import styles from './organise.module.css'

const route = '/shell/guarded/championships/$url/organise'

/** /championships/{url}/organise: the room of its organisers. For others it does not exist. */
export function OrganiseScreen() {
  const { url } = useParams({ from: route })
  const championship = useQueryAtom(championshipByUrlAtom, url)
  return (
    <QueryContent
      query={championship}
      title="Organização"
      failed="Não foi possível carregar o campeonato"
      fallback={notFound}
    >
      {(data) => <OwnChampionship championship={data} />}
    </QueryContent>
  )
}

/**
 * The championship with the reader's role, which the data may lack: the server renders the championship's
 * page as a guest's.
 */
function OwnChampionship({ championship }: { championship: Championship }) {
  const userId = useAtomValue(userAtom)?.id
  const role = useQueryAtom(championshipRoleAtom, { id: championship.id, userId })
  return (
    <QueryContent query={role} title="Organização" failed="Não foi possível carregar o campeonato">
      {(data) =>
        data === null ? <NotFoundScreen /> : <OrganisePage championship={{ ...championship, role: data }} />
      }
    </QueryContent>
  )
}

const labels = {
  overview: 'Situação',
  registrations: 'Inscrições',
  money: 'Dinheiro',
  seeding: 'Seeds',
  schedule: 'Horários',
  announcements: 'Avisos',
  staff: 'Equipe',
  details: 'Dados e imagens',
}
type OrganiseTab = keyof typeof labels

const sections: Readonly<Record<OrganiseTab, (props: { championship: Championship }) => ReactNode>> = {
  overview: SituationSection,
  registrations: RegistrationsSection,
  money: MoneySection,
  seeding: SeedingSection,
  schedule: ScheduleSection,
  announcements: AnnouncementsSection,
  staff: StaffSection,
  details: DetailsSection,
}

const ofReferees: readonly OrganiseTab[] = ['overview', 'schedule', 'staff']

function OrganisePage({ championship }: { championship: Championship }) {
  const { tab } = useSearch({ from: route })
  const { name, url, status, role } = championship
  const path = `${getChampionshipPath(url)}/organise`
  // A referee rules matches, and changes nothing else.
  const tabs: readonly OrganiseTab[] = canEdit(role) ? (Object.keys(labels) as OrganiseTab[]) : ofReferees
  const shown = tabs.find((known) => known === tab) ?? 'overview'
  const Section = sections[shown]
  return (
    <div className={styles.page}>
      <PageHead title={`Organização · ${name}`} />
      <PageHeader
        title={`Organização: ${name}`}
        subtitle={statusTexts[status]}
        back={{ href: getChampionshipPath(url), label: 'Página do campeonato' }}
      />
      <Tabs
        label="Partes da organização"
        items={tabs.map((id) => ({
          id,
          label: labels[id],
          href: id === 'overview' ? path : `${path}?tab=${id}`,
          active: id === shown,
        }))}
      />
      <EntrantTexts championship={championship}>
        <Section championship={championship} />
      </EntrantTexts>
    </div>
  )
}
