import { expect, it } from 'vitest'
import { embedParts, firstChoice, withKind, type EmbedChoice, type EmbedForm } from './embed-choice.ts'
import { toEmbedCode, toFramePath } from './embed-code.ts'

const origin = 'https://convoca.example'
const choice: EmbedChoice = {
  ...firstChoice,
  tag: 'PRO',
  championship: 'copa-convoca',
  theme: 'light',
  parts: ['next', 'results', 'button'],
}
const codeOf = (given: Partial<EmbedChoice>) => toEmbedCode({ ...choice, ...given }, origin)

it.each<[EmbedForm, string]>([
  [
    'script',
    '<script src="https://convoca.example/embed/v1/team-card.js" async></script>\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button"></convoca-team-card>',
  ],
  [
    'module',
    '<script type="module" src="https://convoca.example/embed/v1/team-card.mjs"></script>\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button"></convoca-team-card>',
  ],
  [
    'npm',
    `npm install @convoca/embed\n\nimport { defineTeamCard } from '@convoca/embed'\n\ndefineTeamCard('https://convoca.example')\n\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button"></convoca-team-card>`,
  ],
  [
    'react',
    `npm install @convoca/embed\n\nimport { TeamCard } from '@convoca/embed/react'\n\n<TeamCard origin="https://convoca.example" tag="PRO" theme="light" width={360} accent="#bdee63" show="next results button" />`,
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
  ['link', 'https://convoca.example/team/profile/PRO'],
])('writes %s of a team', (form, code) => {
  expect(codeOf({ form })).toBe(code)
})

it('writes the element of a championship, of a list and of the bell', () => {
  expect(codeOf({ kind: 'bracket', height: 600 })).toBe(
    '<script src="https://convoca.example/embed/v1/bracket.js" async></script>\n<convoca-bracket url="copa-convoca" height="600" theme="light" accent="#bdee63"></convoca-bracket>',
  )
  expect(codeOf({ kind: 'recruiting', game: 'Tom & "Jerry"', limit: 3 })).toContain(
    '<convoca-recruiting-teams game="Tom &amp; &quot;Jerry&quot;" limit="3" theme="light" accent="#bdee63">',
  )
  expect(codeOf({ kind: 'bell', site: 'pS0cV1m0', form: 'react' })).toContain(
    '<NotificationBell origin="https://convoca.example" site="pS0cV1m0" theme="light" accent="#bdee63" />',
  )
  expect(codeOf({ kind: 'bell' })).toContain('site="chave-do-seu-site"')
})

it('gives the frame of a championship the height of its rounds and what is around them', () => {
  expect(codeOf({ kind: 'bracket', form: 'iframe' })).toBe(
    '<iframe src="https://convoca.example/embed/championship/copa-convoca?theme=light&amp;accent=%23bdee63" title="Chave de copa-convoca na Convoca" width="780" height="530" loading="lazy" style="border:0;max-width:100%"></iframe>',
  )
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

it('keeps the form of another kind only where it has it', () => {
  expect(withKind({ ...choice, form: 'react' }, 'bell').form).toBe('react')
  expect(withKind({ ...choice, form: 'markdown' }, 'bell').form).toBe('script')
  expect(withKind({ ...choice, form: 'markdown' }, 'bracket').form).toBe('markdown')
})
