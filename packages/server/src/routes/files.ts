import type { Handlers } from './handler.ts'
import { deleteFile, replaceFile, saveFile } from '../domains/files/service.ts'

export const fileHandlers = {
  saveFile: async ({ context, body }) => ({
    status: 201,
    body: await saveFile(context, body),
  }),
  replaceFile: async ({ context, path, body }) => ({
    status: 200,
    body: await replaceFile(context, path.id, body),
  }),
  deleteFile: async ({ context, path }) => {
    await deleteFile(context, path.id)
    return { status: 204 }
  },
} satisfies Partial<Handlers>
