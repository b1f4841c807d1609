import type { Handlers } from './handler.ts'
import {
  deleteFile,
  prepareReplaceFile,
  prepareSaveFile,
  replaceFile,
  saveFile,
} from '../domains/files/service.ts'

export const fileHandlers = {
  saveFile: {
    prepare: async ({ context, body }) => {
      const picture = await prepareSaveFile(context, body)
      return async (request) => ({
        status: 201,
        body: await saveFile(request.context, request.body, picture),
      })
    },
  },
  replaceFile: {
    prepare: async ({ context, path, body }) => {
      const picture = await prepareReplaceFile(context, path.id, body)
      return async (request) => ({
        status: 200,
        body: await replaceFile(request.context, request.path.id, request.body, picture),
      })
    },
  },
  deleteFile: async ({ context, path }) => {
    await deleteFile(context, path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
