import { Button, EmptyState, LinkButton } from '@convoca/ui'
import { useParams, useSearch } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { chatPartnerAtom } from '../../atoms/chat-dock.ts'
import { isMissing } from '../../atoms/errors.ts'
import { publicProfileAtom } from '../../atoms/players.ts'
import type { PublicProfile } from '../../atoms/players.ts'
import { userAtom } from '../../atoms/session.ts'
import { LazyReport } from '../../components/LazyReport.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { QueryContent } from '../../components/QueryContent.tsx'
import type { QueryContentProps } from '../../components/QueryContent.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useInvitingTeams } from '../../hooks/useInvitingTeams.ts'
import { usePublicUrl } from '../../hooks/usePublicUrl.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { toPlayerPage } from '../../mappers/public-page.ts'
import type { ProfileTab } from '../../navigation/search.ts'
import { ProfileView } from './ProfileView.tsx'
import type { ProfileViewProps } from './ProfileView.tsx'

const { Part: InviteToTeam } = lazyPart(() =>
  import('./InviteToTeam.tsx').then((loaded) => loaded.InviteToTeam),
)

/** /pro/{nickname}: the public profile of a player. */
export function PlayerScreen() {
  const { nickname } = useParams({ from: '/shell/pro/$nickname' })
  const { tab } = useSearch({ from: '/shell/pro/$nickname' })
  return <PlayerByNick nickname={nickname} tab={tab} />
}

export function PlayerByNick({ nickname, tab }: { nickname: string; tab?: ProfileTab | undefined }) {
  const profile = useQueryAtom(publicProfileAtom, nickname)
  return <PlayerPage query={profile} title={nickname} tab={tab} />
}

interface PlayerPageProps extends Pick<QueryContentProps<PublicProfile>, 'query' | 'title'> {
  tab?: ProfileTab | undefined
}

export function PlayerPage({ query, title, tab }: PlayerPageProps) {
  return (
    <QueryContent
      query={query}
      title={title}
      rows={6}
      failed="Não foi possível carregar o perfil"
      fallback={hidden}
    >
      {(profile) => (
        <>
          <PageHead title={profile.entity.nick} page={toPlayerPage(profile.entity)} />
          <Player profile={profile} tab={tab} />
        </>
      )}
    </QueryContent>
  )
}

/** The server does not tell a profile that is hidden from one that does not exist. */
function hidden(error: unknown) {
  if (!isMissing(error)) return null
  return (
    <>
      <PageHead title="Perfil privado" />
      <EmptyState
        headingLevel={1}
        icon={<UserRoundX aria-hidden />}
        title="Este perfil é privado"
        description="Ou ele não existe mais. Confira o endereço ou procure o player pelo nick."
        action={<LinkButton href="/players">Ver players</LinkButton>}
      />
    </>
  )
}

function Player({ profile, tab }: Pick<ProfileViewProps, 'profile' | 'tab'>) {
  const { id, nick } = profile.entity
  const me = useAtomValue(userAtom)
  const teams = useInvitingTeams()
  const talkTo = useSetAtom(chatPartnerAtom)
  const [opened, setOpened] = useState<'invitation' | 'report' | null>(null)
  const isInviting = opened === 'invitation'
  const shareUrl = usePublicUrl(`/pro/${nick}`)
  const isOwn = me?.id === id
  const actions = isOwn ? (
    <LinkButton href="/profile?edit=true">Editar perfil</LinkButton>
  ) : me ? (
    <>
      {teams.length > 0 && (
        <Button
          variant="primary"
          aria-expanded={isInviting}
          onClick={() => setOpened(isInviting ? null : 'invitation')}
        >
          Convidar para…
        </Button>
      )}
      <Button onClick={() => talkTo(id)}>Conversar</Button>
      <Button aria-expanded={opened === 'report'} onClick={() => setOpened('report')}>
        Denunciar
      </Button>
    </>
  ) : undefined
  return (
    <ProfileView
      profile={profile}
      // One address per player, also where it was opened by an id.
      path={`/pro/${nick}`}
      tab={tab}
      gender={isOwn ? me.gender : undefined}
      teamHref={(tag) => `/team/profile/${tag}`}
      shareUrl={shareUrl}
      actions={actions}
    >
      {isInviting ? (
        <InviteToTeam isUsed onFailure={() => setOpened(null)} player={{ id, nick }} teams={teams} />
      ) : null}
      {opened === 'report' && (
        <LazyReport
          isUsed
          onFailure={() => setOpened(null)}
          target={{ target_type: 'USER', target_id: id }}
          name={nick}
          onClose={() => setOpened(null)}
        />
      )}
    </ProfileView>
  )
}
