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
    '<script src="https://convoca.example/embed/v1/team-card.js" async></script>\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button" style="display:block;min-height:595px"><a href="https://convoca.example/team/profile/PRO">Time PRO na Convoca</a></convoca-team-card>',
  ],
  [
    'module',
    '<script type="module" src="https://convoca.example/embed/v1/team-card.mjs"></script>\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button" style="display:block;min-height:595px"><a href="https://convoca.example/team/profile/PRO">Time PRO na Convoca</a></convoca-team-card>',
  ],
  [
    'npm',
    `npm install @convoca/embed\n\nimport { defineTeamCard } from '@convoca/embed'\n\ndefineTeamCard('https://convoca.example')\n\n<convoca-team-card tag="PRO" theme="light" width="360" accent="#bdee63" show="next results button" style="display:block;min-height:595px"><a href="https://convoca.example/team/profile/PRO">Time PRO na Convoca</a></convoca-team-card>`,
  ],
  [
    'react',
    `npm install @convoca/embed\n\nimport { TeamCard } from '@convoca/embed/react'\n\n<TeamCard origin="https://convoca.example" tag="PRO" theme="light" width={360} accent="#bdee63" show="next results button" />`,
  ],
  [
    'iframe',
    '<iframe src="https://convoca.example/embed/team/PRO?theme=light&amp;width=360&amp;accent=%23bdee63&amp;show=next+results+button" title="Time PRO na Convoca" width="360" height="595" loading="lazy" style="border:0;max-width:100%"><a href="https://convoca.example/team/profile/PRO">Time PRO na Convoca</a></iframe>',
  ],
  [
    'html',
    '<a href="https://convoca.example/team/profile/PRO"><img src="https://convoca.example/embed/team/PRO@2x.png?theme=light" alt="Time PRO na Convoca" width="480" height="252" style="max-width:100%;height:auto"></a>',
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
    '<script src="https://convoca.example/embed/v1/bracket.js" async></script>\n<convoca-bracket url="copa-convoca" height="600" theme="light" accent="#bdee63" style="display:block;min-height:696px"><a href="https://convoca.example/championships/copa-convoca">Chave de copa-convoca na Convoca</a></convoca-bracket>',
  )
  expect(codeOf({ kind: 'seal', nick: 'ana_bia' })).toBe(
    '<script src="https://convoca.example/embed/v1/organizer-seal.js" async></script>\n<convoca-organizer-seal nick="ana_bia" theme="light" width="360" accent="#bdee63" style="display:block;min-height:178px"><a href="https://convoca.example/pro/ana_bia">Prêmios de ana_bia na Convoca</a></convoca-organizer-seal>',
  )
  expect(codeOf({ kind: 'seal', nick: 'ana_bia', form: 'html' })).toContain('/embed/organizer/ana_bia@2x.png')
  expect(codeOf({ kind: 'recruiting', game: 'Tom & "Jerry"', limit: 3 })).toContain(
    '<convoca-recruiting-teams game="Tom &amp; &quot;Jerry&quot;" limit="3" theme="light" accent="#bdee63" style="display:block;min-height:258px"><a href="https://convoca.example/jobs">',
  )
  expect(codeOf({ kind: 'bell', site: 'pS0cV1m0', form: 'react' })).toContain(
    '<NotificationBell origin="https://convoca.example" site="pS0cV1m0" theme="light" accent="#bdee63" />',
  )
  expect(codeOf({ kind: 'bell' })).toContain('site="chave-do-seu-site"')
})

it('writes the element and the frame of a player', () => {
  expect(codeOf({ kind: 'player', nick: 'ana_bia', width: 280 })).toBe(
    '<script src="https://convoca.example/embed/v1/player-card.js" async></script>\n<convoca-player-card nick="ana_bia" theme="light" width="280" accent="#bdee63" style="display:block;min-height:328px"><a href="https://convoca.example/pro/ana_bia">ana_bia na Convoca</a></convoca-player-card>',
  )
  expect(codeOf({ kind: 'player', nick: 'ana_bia', form: 'iframe' })).toContain(
    'src="https://convoca.example/embed/player/ana_bia?theme=light&amp;width=360&amp;accent=%23bdee63" title="ana_bia na Convoca" width="360" height="328"',
  )
})

it('lists the vacancies of a position, or of all', () => {
  const given = { kind: 'recruiting', position: 'Suporte & "IGL"' } as const
  expect(codeOf(given)).toContain('<convoca-recruiting-teams position="Suporte &amp; &quot;IGL&quot;"')
  expect(codeOf(given)).toContain(
    '<a href="https://convoca.example/jobs?position=Suporte%20%26%20%22IGL%22">',
  )
  expect(codeOf({ ...given, position: '' })).toContain('<convoca-recruiting-teams position="" ')
  expect(codeOf({ ...given, position: undefined })).not.toContain('position')
  expect(toFramePath({ ...choice, ...given })).toContain('&position=Suporte+%26+%22IGL%22')
})

it('gives the frame of a championship the height of its rounds and what is around them', () => {
  expect(codeOf({ kind: 'bracket', form: 'iframe' })).toBe(
    '<iframe src="https://convoca.example/embed/championship/copa-convoca?theme=light&amp;accent=%23bdee63" title="Chave de copa-convoca na Convoca" width="780" height="530" loading="lazy" style="border:0;max-width:100%"><a href="https://convoca.example/championships/copa-convoca">Chave de copa-convoca na Convoca</a></iframe>',
  )
})

it('says only what differs from the default', () => {
  expect(codeOf({ theme: 'site', width: undefined, accent: undefined, parts: embedParts })).toContain(
    '<convoca-team-card tag="PRO" style="display:block;min-height:calc(min(100vw, 560px) / 3 + 494px)"><a ',
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
