import { upload, type SampleRequests } from './samples.ts'

export const files = {
  saveFile: { body: upload },
  deleteFile: { params: { id: '01989d2e-0007-7000-8000-000000000000' } },
  replaceFile: { params: { id: '01989d2e-0007-7000-8000-000000000000' }, body: upload },
} satisfies SampleRequests
