/** The texts that an editor shows of the SDK: the language service of the compiler, asked as an editor asks it. */
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const sdk = resolve(import.meta.dirname, '../../sdk')
const file = join(sdk, 'test/editor.ts')

const code = `
import { createConvoca, listTeams, rawClient, type ListTeamsParams, type Notification, type Team } from '../src/index.ts'

const convoca = createConvoca({ baseUrl: 'https://convoca.example/api' })
const list = convoca.teams.list
const create = convoca.teams.create
const iterate = convoca.teams.iterate
const upload = convoca.files.upload
const send = convoca.invitations.send
const invitePlayers = convoca.invitations.invitePlayers
const toFunction = listTeams
const page = await convoca.teams.list({ search: 'on' })
const entity = page.data[0]!.entity
const team: Team = await convoca.teams.read({ id: '1' })
const files = team.files
const { data, response } = await convoca.teams.list().withResponse()
const notifications = await convoca.notifications.list()
const raw = await rawClient(convoca).GET('/teams')
const params: ListTeamsParams = {}
const one: Notification = notifications.data[0]!
`

const { config } = ts.readConfigFile(join(sdk, 'tsconfig.json'), (path) => ts.sys.readFile(path))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, sdk)

const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => {
    const text = path === file ? code : ts.sys.readFile(path)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => sdk,
  getDefaultLibFileName: (defaults) => ts.getDefaultLibFilePath(defaults),
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: (path) => (path === file ? code : ts.sys.readFile(path)),
  directoryExists: (path) => ts.sys.directoryExists(path),
})

/** The hover on the last name of the first line that contains a text. */
function hover(text: string) {
  const at = code.indexOf(text) + text.length - 1
  const info = service.getQuickInfoAtPosition(file, at)
  return {
    type: ts.displayPartsToString(info?.displayParts),
    sentence: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`),
  }
}

const suggestions = (after: string) =>
  (service.getCompletionsAtPosition(file, code.indexOf(after) + after.length, undefined)?.entries ?? []).map(
    ({ name }) => name,
  )

test('the program of an editor compiles', { timeout: 60_000 }, () => {
  const all = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
  const unused = new Set([6133, 6192, 6196, 6198])
  const errors = all.filter(({ code: error }) => !unused.has(error))
  expect(errors.map(({ messageText }) => messageText)).toEqual([])
})

test.each([
  [
    'convoca.teams.list',
    '(property) TeamsMethods.list: (input?: ListTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage>',
  ],
  [
    'convoca.teams.create',
    '(property) TeamsMethods.create: (input: CreateTeamParams, options?: CallOptions) => ConvocaPromise<TeamDetail>',
  ],
  [
    'convoca.teams.iterate',
    '(property) TeamsMethods.iterate: (input?: ListTeamsParams, options?: CallOptions) => Pages<TeamPage>',
  ],
  [
    'convoca.files.upload',
    '(property) FilesMethodsWithUpload.upload: (file: UploadSource, target: UploadTarget, options?: CallOptions) => ConvocaPromise<FileRecord>',
  ],
  [
    'const toFunction = listTeams',
    '(alias) const listTeams: (convoca: Convoca, input?: ListTeamsParams, options?: CallOptions) => ConvocaPromise<TeamPage>\nimport listTeams',
  ],
  ['const page', 'const page: TeamPage'],
  ['const entity', 'const entity: TeamListEntity'],
  ['const team', 'const team: TeamDetail'],
  ['const files', 'const files: FileRef[]'],
  ['const { data', 'const data: TeamPage'],
  ['response', 'const response: Response'],
  ['const one', 'const one: Notification'],
  ['const notifications', 'const notifications: NotificationPage'],
])('a hover on %s is readable', (text, type) => {
  expect(hover(text).type).toBe(type)
})

test('a hover says what an operation does, and not where it is specified', () => {
  const { sentence, tags } = hover('convoca.teams.create')
  expect(sentence).toBe('Creates a team.\n\nThe caller becomes its OWNER.\n\n`POST /teams`')
  expect(tags).toEqual([])
})

test('methods with the same effect say so', () => {
  expect(hover('convoca.invitations.invitePlayers').sentence).toContain(
    'Has the same effect as `invitations.send` (`sendInvitations`)',
  )
  expect(hover('convoca.invitations.send').sentence).toContain(
    'Has the same effect as `invitations.invitePlayers` (`invitePlayers`)',
  )
})

test('after the client an editor suggests its tags and what every client has', () => {
  const tags =
    'achievements activities admin auth championships chat communications dashboard events files games invitations notifications organisation partners payments ratings recruitment rosters schedules sponsors support system teams users'
  const members = ['baseUrl', 'cancelAll', 'fileUrl', 'token']
  expect(suggestions('const list = convoca.').toSorted()).toEqual([...tags.split(' '), ...members].toSorted())
})

test('after a tag, each list has one iterator, whose name starts with iterate', () => {
  const names = suggestions('const list = convoca.teams.')
  expect(names.filter((name) => name.startsWith('iterate')).toSorted()).toEqual([
    'iterate',
    'iterateSearch',
    'iterateSearchMyTeams',
  ])
  expect(names.filter((name) => /All/.test(name))).toEqual([])
})
