import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import type { CardData } from './card-data.ts'
import { readParts, readWidth } from './options.ts'
import { TeamCardView, type TeamCardViewProps } from './TeamCardView.tsx'
import { cardTexts, type TeamCardTexts } from './texts.ts'

/** `<convoca-team-card tag="PRO">`: a team's card. */
export class TeamCardElement extends LiveElement<CardData, TeamCardTexts> {
  static readonly observedAttributes = ['tag', 'origin', 'show', 'width', 'accent', 'lang']

  protected override readonly ownTexts = cardTexts

  get #tag(): string {
    return (this.getAttribute('tag') ?? '').trim().toUpperCase()
  }

  protected override async load(read: Read): Promise<CardData> {
    if (this.#tag === '') throw new MissingError('falta o atributo tag, com a tag do time: tag="PRO".')
    return read(`/embed/team/${encodeURIComponent(this.#tag)}.json`)
  }

  protected override advice(): string {
    return `não há time com a tag "${this.#tag}". Confira o atributo tag: é o fim do endereço /team/profile/… do time.`
  }

  protected override view(snapshot: Snapshot<CardData>): Child {
    return jsx(TeamCardView as never, {
      ...snapshot,
      parts: readParts(this.getAttribute('show')),
      width: readWidth(this.getAttribute('width')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
    } satisfies TeamCardViewProps)
  }
}
