import type { FolderDocs } from '../../component-docs.ts'

export const docs: FolderDocs = {
  AvatarGroup: {
    use: ['For the first few of many people: members of a team, of a chat group.'],
    avoid: ['Where each person can be pressed: list them instead.'],
    keyboard: [],
    accessibility: ['The group names nobody by picture alone: pictures carry names, "+N" is read as words.'],
    reviewed: '2026-11-21',
  },
}
