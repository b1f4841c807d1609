import type { Schemas } from '@convoca/sdk/core'
import { LiveElement, MissingError, type Read, type Snapshot } from '../element/live-element.ts'
import { jsx, type Child } from '../jsx/runtime.ts'
import { toBracketData, type BracketData, type PartName } from './bracket-data.ts'
import { BracketView, type BracketViewProps } from './BracketView.tsx'
import { isChampionshipUrl, readHeight } from './options.ts'
import { bracketTexts, type BracketTexts } from './texts.ts'

/** Those that choose what is loaded. */
const subject = ['url', 'origin']

/** `<convoca-bracket url="copa-ipe-2026">`: the rounds of a championship. */
export class BracketElement extends LiveElement<BracketData, BracketTexts> {
  static readonly observedAttributes = [...subject, 'height', 'accent', 'lang']

  /** Chosen by the reader. */
  #part: PartName | undefined

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return
    if (subject.includes(name)) this.#part = undefined
    this.changed(subject.includes(name))
  }

  protected override async load(read: Read, origin: string): Promise<BracketData> {
    const url = (this.getAttribute('url') ?? '').trim()
    if (!isChampionshipUrl(url)) throw new MissingError(url)
    const championship = await read<Schemas['Championship']>(`/public/championships/url/${url}`)
    const matches = await read<readonly Schemas['ChampionshipMatch'][]>(
      `/public/championships/${championship.id}/matches`,
    )
    return toBracketData(championship, matches, origin)
  }

  protected override view(snapshot: Snapshot<BracketData>): Child {
    const props: BracketViewProps = {
      state: snapshot.state,
      data: snapshot.data,
      time: this.toTimeText(snapshot),
      height: readHeight(this.getAttribute('height')),
      accent: this.getAttribute('accent'),
      texts: this.texts,
      part: this.#part,
      onPart: (part) => {
        this.#part = part
      },
      timeZone: undefined,
    }
    return jsx(BracketView as never, { ...props })
  }

  protected override toTimeText({ isStale, loadedAt }: Snapshot<BracketData>): string {
    const texts = { ...bracketTexts, ...this.texts }
    return (isStale ? texts.stale : texts.updated)(loadedAt)
  }
}
