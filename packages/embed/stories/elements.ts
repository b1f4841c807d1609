import { createHandlers } from '@convoca/mocks'
import type { Schemas } from '@convoca/sdk/core'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { toCardData } from '../src/team-card/card-data.ts'

/** The API whose data the stories show. */
export const origin = location.origin

async function readTeams<Body>(path: string): Promise<Body> {
  const response = await fetch(`/api/public/teams/${path}`)
  return (await response.json()) as Body
}

/** The server makes this of the API's answers for a card. */
const readCard = http.get('/embed/team/:file', async ({ params }) => {
  const tag = String(params['file']).replace('.json', '')
  const team = await readTeams<Partial<Schemas['PublicTeam']>>(`pro/${tag}`)
  if (team.id === undefined) return HttpResponse.json(null, { status: 404 })
  const stats = await readTeams<Schemas['TeamStats']>(`${team.id}/stats`)
  return HttpResponse.json(toCardData(team as Schemas['PublicTeam'], stats, origin))
})

/** Answers without a session, as on a page of somebody else. */
export const handlers = [readCard, ...createHandlers({ signedInAs: null })]

/** The purposes of the attributes of every element, in its table of controls. */
export const sharedArgTypes = {
  origin: { description: 'Address of Convoca. Default that of the script.', control: false },
  theme: {
    description: 'Default the `color-scheme` of the page; `system` is the reader’s choice.',
    control: 'inline-radio',
    options: ['dark', 'light', 'system'],
  },
  accent: { description: '`#rrggbb` of the button and the mark.', control: 'color' },
  fonts: {
    description: '`brand` takes Convoca’s fonts where the page has them. Default the page’s.',
    control: 'inline-radio',
    options: ['brand'],
  },
  lang: { description: 'Language of dates and of the texts given. Default `pt-BR`.', control: 'text' },
} as const

/** Queries of what an element has drawn. */
export async function findShadow(canvasElement: HTMLElement, name: string) {
  const root = await waitFor(() => {
    const found = canvasElement.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>('.cv-root')
    if (!found) throw new Error(`${name} has drawn nothing`)
    return found
  })
  return within(root)
}

/**
 * Expects the element's advice in the console, which tells the page's author once a page what is missing; no
 * other story may write there.
 */
export function expectAdvice(): () => Promise<void> {
  const told: unknown[] = []
  const page = globalThis.console
  const { warn } = page
  page.warn = (message: unknown) => {
    told.push(message)
  }
  return async () => {
    page.warn = warn
    for (const message of told) await expect(message).toMatch(/^Convoca: <convoca-/)
  }
}

/** Loads every picture of the elements, so that a screenshot does not depend on the network's timing. */
export async function loadPictures({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const roots = [...canvasElement.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const pictures = roots.flatMap((root) => [...root.querySelectorAll('img')])
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}
