import { expect, it } from 'vitest'
import { embedParts, toEmbedCode, toFramePath, type EmbedChoice, type EmbedForm } from './embed-code.ts'

const origin = 'https://convoca.example'
const choice: EmbedChoice = {
  tag: 'PRO',
  form: 'script',
  theme: 'light',
  width: 360,
  accent: '#bdee63',
  parts: ['next', 'results', 'button'],
}
const codeOf = (given: Partial<EmbedChoice>) => toEmbedCode({ ...choice, ...given }, origin)

it.each<[EmbedForm, string]>([
  [
    'script',
    '<script src="https://convoca.example/embed/v1/team-card.js" async></script>\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button"></convoca-team-card>',
  ],
  [
    'iframe',
    '<iframe src="https://convoca.example/embed/team/PRO?theme=light&amp;width=360&amp;accent=%23bdee63&amp;show=next+results+button" title="Time PRO na Convoca" width="360" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>',
  ],
  [
    'html',
    '<a href="https://convoca.example/team/profile/PRO"><img src="https://convoca.example/embed/team/PRO@2x.png?theme=light" alt="Time PRO na Convoca" width="480" height="252"></a>',
  ],
  [
    'markdown',
    '[![Time PRO na Convoca](https://convoca.example/embed/team/PRO@2x.png?theme=light)](https://convoca.example/team/profile/PRO)',
  ],
  [
    'bbcode',
    '[url=https://convoca.example/team/profile/PRO][img]https://convoca.example/embed/team/PRO@2x.png?theme=light[/img][/url]',
  ],
])('writes %s', (form, code) => {
  expect(codeOf({ form })).toBe(code)
})

it('says only what differs from the default', () => {
  expect(codeOf({ theme: 'site', width: undefined, accent: undefined, parts: embedParts })).toContain(
    '<convoca-team-card tag="PRO"></convoca-team-card>',
  )
  expect(codeOf({ parts: [] })).toContain(' show=""')
})

it('leaves a colour out that is none', () => {
  expect(codeOf({ accent: '"><script>' })).not.toContain('accent')
  expect(toFramePath({ ...choice, accent: 'red' })).not.toContain('accent')
})
