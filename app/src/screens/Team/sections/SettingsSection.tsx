import { Panel } from '@convoca/ui'
import { TeamSettingsForm } from '@convoca/ui/app'
import { toTeamPictures } from '../../../mappers/files.ts'
import type { SectionProps } from './section-props.ts'
import { DangerZone } from './settings/DangerZone.tsx'
import { TeamPictures } from './settings/TeamPictures.tsx'
import { useTeamSettings } from './settings/useTeamSettings.ts'

/** The team's settings form, pictures and danger zone. */
export function SettingsSection({ team }: SectionProps) {
  return (
    <>
      {team.permissions.editTeam ? (
        <>
          {/* Another team resets the form; a live change of this one keeps unsaved input. */}
          <Settings key={team.id} team={team} />
          <Panel title="Imagens">
            <TeamPictures team={team} />
          </Panel>
        </>
      ) : null}
      <DangerZone team={team} />
    </>
  )
}

function Settings({ team }: SectionProps) {
  const settings = useTeamSettings(team)
  return (
    <Panel title="Dados do time">
      <TeamSettingsForm {...settings} logoUrl={toTeamPictures(team.files).logoUrl} />
    </Panel>
  )
}
