import type { Handlers } from './handler.ts'
import {
  deleteFile,
  prepareReplaceFile,
  prepareSaveFile,
  replaceFile,
  saveFile,
} from '../domains/picture-slots/service.ts'

export const fileHandlers = {
  saveFile: {
    prepare: async ({ context, body }) => {
      const picture = await prepareSaveFile(context, body)
      return (request) => saveFile(request.context, request.body, picture)
    },
  },
  replaceFile: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareReplaceFile(context, path.id, body)
      return (request) => replaceFile(request.context, request.path.id, request.body, picture)
    },
  },
  deleteFile: ({ context, path }) => deleteFile(context, path.id),
} satisfies Partial<Handlers>
