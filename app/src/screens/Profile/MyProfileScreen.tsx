import { LinkButton } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { convocaAtom, queryClientAtom } from '../../atoms/client.ts'
import { equipmentQuery } from '../../atoms/equipment.ts'
import { playerRecordQuery } from '../../atoms/players.ts'
import { profileAtom } from '../../atoms/session.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import type { AppStore } from '../../atoms/store.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { PageHead } from '../../components/PageHead.tsx'
import type { ProfileTab } from '../../navigation/search.ts'
import { ProfileEditor } from './ProfileEditor.tsx'
import { ProfileView } from './ProfileView.tsx'

/** Reads what the screen shows beside the profile. */
export async function prefetch(store: AppStore, { userId }: { userId: string }) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  await Promise.all([
    queries.prefetchQuery(playerRecordQuery(convoca, userId)),
    queries.prefetchQuery(equipmentQuery(convoca, userId)),
  ])
}

/** /profile: the default page after signing in (docs/product.md#profile); `?edit=true` opens its form. */
export function MyProfileScreen() {
  const navigate = useNavigate()
  const { edit, tab } = useSearch({ from: '/shell/guarded/profile' })
  const { data: profile } = useAtomValue(profileAtom)
  if (!profile) return null
  if (edit !== true) return <MyProfile profile={profile} tab={tab} />
  const close = () => void navigate({ to: '/profile', search: {}, ignoreBlocker: true })
  return <ProfileEditor key={profile.entity.id} profile={profile} onClose={close} />
}

function MyProfile({ profile, tab }: { profile: OwnProfile; tab: ProfileTab | undefined }) {
  const shareUrl = usePublicUrl(`/pro/${profile.entity.nick}`)
  const edit = <LinkButton href="/profile?edit=true">Editar perfil</LinkButton>
  return (
    <>
      <PageHead title="Meu perfil" />
      <ProfileView
        profile={profile}
        path="/profile"
        tab={tab}
        gender={profile.entity.gender}
        teamHref={(tag) => `/my/teams/${tag}`}
        shareUrl={shareUrl}
        actions={
          <>
            {edit}
            {profile.entity.teams.length === 0 ? (
              <LinkButton href="/team/create">Criar time</LinkButton>
            ) : null}
          </>
        }
        emptyAction={<LinkButton href="/profile?edit=true">Completar perfil</LinkButton>}
      />
    </>
  )
}
