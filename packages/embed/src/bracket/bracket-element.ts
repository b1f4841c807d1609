import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import { toBracketData, type BracketData, type PartName } from './bracket-data.ts'
import { BracketView, type BracketViewProps } from './BracketView.tsx'
import { isChampionshipUrl, readHeight } from './options.ts'
import { bracketTexts, type BracketTexts } from './texts.ts'

/** `<convoca-bracket url="copa-ipe-2026">`: the rounds of a championship. */
export class BracketElement extends LiveElement<BracketData, BracketTexts> {
  static readonly observedAttributes = ['url', 'origin', 'height', 'accent', 'lang']

  protected override readonly ownTexts = bracketTexts

  /** Chosen by the reader. */
  #part: PartName | undefined

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name === 'url' && before !== after) this.#part = undefined
    super.attributeChangedCallback(name, before, after)
  }

  protected override async load(read: Read, origin: string): Promise<BracketData> {
    const url = (this.getAttribute('url') ?? '').trim()
    if (url === '') throw new MissingError('falta o atributo url, com o fim do endereço /championships/…')
    if (!isChampionshipUrl(url)) throw new MissingError()
    const championship = await read<Schemas['Championship']>(`/api/public/championships/url/${url}`)
    const matches = await read<readonly Schemas['ChampionshipMatch'][]>(
      `/api/public/championships/${championship.id}/matches`,
    )
    return toBracketData(championship, matches, origin)
  }

  protected override advice(): string {
    return `não há campeonato com o endereço "${this.getAttribute('url')}". Confira o atributo url: é o fim do endereço /championships/… do campeonato.`
  }

  protected override view(snapshot: Snapshot<BracketData>): Child {
    const props: BracketViewProps = {
      ...snapshot,
      height: readHeight(this.getAttribute('height')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
      part: this.#part,
      onPart: (part) => {
        this.#part = part
      },
    }
    return jsx(BracketView as never, { ...props })
  }
}
