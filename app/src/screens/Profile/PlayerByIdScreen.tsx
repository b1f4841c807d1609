import { useParams } from '@tanstack/react-router'
import { profileByIdAtom } from '../../atoms/players.ts'
import { useQueryAtom } from '../../hooks/useQueryAtom.ts'
import { PlayerPage } from './PlayerScreen.tsx'

/** /profile/{id}: the public profile of a player by id; its tabs are those of the address by nick. */
export function PlayerByIdScreen() {
  const { id } = useParams({ from: '/shell/profile/$id' })
  return <PlayerPage query={useQueryAtom(profileByIdAtom, id)} title="Perfil" />
}
