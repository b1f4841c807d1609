import { Panel, TeamSettingsForm } from '@convoca/ui'
import { teamPictures } from '../../files.ts'
import { TeamActs } from '../TeamActs.tsx'
import { TeamPictures } from '../TeamPictures.tsx'
import { useTeamSettings } from '../useTeamSettings.ts'
import type { SectionProps } from './section.ts'

/** What the team says of itself, how it looks, and how one parts with it. */
export function SettingsSection({ team }: SectionProps) {
  return (
    <>
      {team.permissions.editTeam ? (
        <>
          {/* Another team's form starts anew; a live change of this one keeps what is being typed. */}
          <Settings key={team.id} team={team} />
          <Panel title="Imagens">
            <TeamPictures team={team} />
          </Panel>
        </>
      ) : null}
      <TeamActs team={team} />
    </>
  )
}

function Settings({ team }: SectionProps) {
  const settings = useTeamSettings(team)
  return (
    <Panel title="Dados do time">
      <TeamSettingsForm {...settings} logoUrl={teamPictures(team.files).logoUrl} />
    </Panel>
  )
}
