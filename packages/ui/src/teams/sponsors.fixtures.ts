import type { SponsorItem } from './sponsor.ts'

/** A flat drawing as a data address. */
function draw(ground: string, mark: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><circle cx="20" cy="20" r="11" fill="${mark}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Example data of the stories of sponsors. */
export const storySponsors: readonly [SponsorItem, SponsorItem, SponsorItem] = [
  {
    id: 'patrocinio-1',
    name: 'Café Ipanema',
    url: 'https://www.cafe-ipanema.example/torcida',
    description: 'O café dos treinos que passam da meia-noite.',
    logoUrl: draw('saddlebrown', 'wheat'),
    isActive: true,
  },
  {
    id: 'patrocinio-2',
    name: 'Teclados Tupã',
    url: 'https://teclados-tupa.example',
    description: 'Teclados mecânicos feitos em Santa Rita do Sapucaí.',
    logoUrl: draw('darkslateblue', 'gold'),
    isActive: true,
  },
  { id: 'patrocinio-3', name: 'Açaí do Porto', isActive: false },
]
