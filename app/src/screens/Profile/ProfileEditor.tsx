import { PageHeader, Panel } from '@convoca/ui'
import { ProfileForm } from '@convoca/ui/app'
import type { OwnProfile } from '../../atoms/session.ts'
import * as limits from '@convoca/sdk/limits'
import { PageHead } from '../../components/PageHead.tsx'
import { EquipmentEditor } from './EquipmentEditor.tsx'
import { GamesForm } from './GamesForm.tsx'
import { ProfilePictures } from './ProfilePictures.tsx'
import { useProfileForm } from './useProfileForm.ts'

/** The profile form and the pictures of the user's own profile. */
export function ProfileEditor({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const form = useProfileForm({ entity: profile.entity, onClose })
  return (
    <>
      <PageHead title="Editar perfil" />
      <PageHeader
        title="Editar perfil"
        subtitle="E-mail, CPF, telefone e nascimento só você vê."
        back={{ href: '/profile', label: 'Meu perfil' }}
      />
      <Panel title="Seus dados">
        <ProfileForm {...form} aboutMaxLength={limits.ProfileInput.about.max} />
      </Panel>
      <Panel title="Imagens">
        <ProfilePictures profile={profile} />
      </Panel>
      <Panel title="Jogos">
        <GamesForm entity={profile.entity} />
      </Panel>
      <EquipmentEditor userId={profile.entity.id} />
    </>
  )
}
