import { PlayerPicker, TeamWizardDialog, TeamWizardPage } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { defaultTeamColors } from '@convoca/sdk/rules'
import { CrestPicker } from '../../components/CrestPicker.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { TeamList } from '../Teams/TeamList.tsx'
import { useTeamWizard } from './useTeamWizard.ts'

/** /team/create: a page up to 768 px wide, else a dialog over the team list (docs/product.md#team-wizard). */
export function TeamCreateScreen() {
  const narrow = useMediaQuery('(max-width: 768px)')
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/teams', search: {} })
  const { wizard, picker } = useTeamWizard({
    onCreated: (tag) => void navigate({ to: '/my/teams/$tag', params: { tag }, ignoreBlocker: true }),
    onCancel: close,
  })
  const props = {
    ...wizard,
    picker: <PlayerPicker {...picker} />,
    // An uploaded logo is removed before a crest takes its place.
    logoChoices: wizard.logo === null && (
      <CrestPicker
        {...defaultTeamColors(wizard.fields.teamTag.value.toUpperCase())}
        onChoose={wizard.onLogoChange}
      />
    ),
  }

  if (narrow) return <Page {...props} />
  return (
    <>
      <TeamList search={{ page: 1 }} onSearch={(change) => void navigate({ to: '/teams', search: change })} />
      <TeamWizardDialog {...props} open onOpenChange={(open) => (open ? undefined : close())} />
    </>
  )
}

function Page(props: Parameters<typeof TeamWizardPage>[0]) {
  return (
    <>
      <PageHead title="Criar Time" />
      <TeamWizardPage {...props} />
    </>
  )
}
