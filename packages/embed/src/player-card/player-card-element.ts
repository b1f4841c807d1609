import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import { readWidth } from '../team-card/options.ts'
import { readPlayerParts } from './options.ts'
import { toPlayerData, type PlayerData } from './player-data.ts'
import { PlayerCardView, type PlayerCardViewProps } from './PlayerCardView.tsx'
import { playerTexts, type PlayerCardTexts } from './texts.ts'

/** `<convoca-player-card nick="ana_bia">`: the card of a player whose profile is public. */
export class PlayerCardElement extends LiveElement<PlayerData, PlayerCardTexts> {
  static readonly observedAttributes = ['nick', 'origin', 'show', 'width', 'accent', 'lang']

  protected override readonly ownTexts = playerTexts

  get #nick(): string {
    return (this.getAttribute('nick') ?? '').trim()
  }

  protected override async load(read: Read, origin: string): Promise<PlayerData> {
    if (this.#nick === '')
      throw new MissingError('falta o atributo nick, com o nick do player: nick="ana_bia".')
    const profile = await read<Schemas['PublicProfile']>(
      `/api/public/user/pro/${encodeURIComponent(this.#nick)}`,
    )
    return toPlayerData(profile, origin)
  }

  protected override advice(): string {
    return `não há player com o nick "${this.#nick}", ou o perfil não é público. Confira o atributo nick: é o fim do endereço /pro/… do player.`
  }

  protected override view(snapshot: Snapshot<PlayerData>): Child {
    return jsx(PlayerCardView as never, {
      ...snapshot,
      parts: readPlayerParts(this.getAttribute('show')),
      width: readWidth(this.getAttribute('width')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
    } satisfies PlayerCardViewProps)
  }
}
