import { BannerFrame, type BannerFrameProps } from '../../teams/TeamBanner/BannerFrame.tsx'
import { findScene, type SceneName } from '../SceneArt/scene.ts'
import { SceneArt } from '../SceneArt/SceneArt.tsx'

type ChampionshipBannerProps = BannerFrameProps & {
  /** Last part of the address: it gives the scene. */
  url: string
  /** Name of the game: it gives the colours. */
  game?: string | undefined
  /** Another scene than the address gives, so that no neighbour has the same. */
  scene?: SceneName | undefined
}

/** The uploaded banner of a championship or an event, or else one of the drawn scenes. */
export function ChampionshipBanner({ url, game, scene, ...rest }: ChampionshipBannerProps) {
  return <BannerFrame {...rest} generated={<SceneArt scene={scene ?? findScene(url)} game={game} />} />
}
