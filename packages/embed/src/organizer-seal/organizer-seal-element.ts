import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, toBare, type Child } from '../jsx/runtime.ts'
import { readWidth } from '../team-card/options.ts'
import { OrganizerSealView, type OrganizerSealViewProps } from './OrganizerSealView.tsx'
import { toSealData, type SealData } from './seal-data.ts'
import { organizerSealTexts, type OrganizerSealTexts } from './texts.ts'

/** `<convoca-organizer-seal nick="ana_bia">`: whether somebody who organises keeps the prizes that are promised. */
export class OrganizerSealElement extends LiveElement<SealData, OrganizerSealTexts> {
  static readonly observedAttributes = ['nick', 'origin', 'width', 'accent', 'lang']

  protected override readonly ownTexts = organizerSealTexts

  get #nick(): string {
    return (this.getAttribute('nick') ?? '').trim()
  }

  protected override async load(read: Read, origin: string): Promise<SealData> {
    if (this.#nick === '')
      throw new MissingError('falta o atributo nick, com o nick de quem organiza: nick="ana_bia".')
    const record = await read<Schemas['OrganizerRecord']>(
      `/api/public/organizers/${encodeURIComponent(this.#nick)}/prize-record`,
    )
    return toBare(toSealData(record, origin))
  }

  protected override advice(): string {
    return `não há conta com o nick "${this.#nick}". Confira o atributo nick: é o fim do endereço /pro/… de quem organiza.`
  }

  protected override view(snapshot: Snapshot<SealData>): Child {
    return jsx(OrganizerSealView as never, {
      ...snapshot,
      width: readWidth(this.getAttribute('width')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
    } satisfies OrganizerSealViewProps)
  }
}
