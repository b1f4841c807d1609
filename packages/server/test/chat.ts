import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { type Person, type TestServer, type TestServerOptions, startServer } from './harness.ts'
import { type ChatPage, openChatPage } from './sockets.ts'

/** Two processes with one database, and for each test two people who have a direct conversation. */
export class ChatScene {
  server!: TestServer
  second!: TestServer
  /** The origins of the two processes. */
  origins!: [string, string]
  ana!: Person
  bruno!: Person
  /** The id of the conversation. */
  id!: string
  readonly #pages: ChatPage[] = []

  /** A page, which is closed after the test. */
  readonly open = async ({ token }: Person, origin: string = this.origins[0]): Promise<ChatPage> => {
    const page = await openChatPage(origin, { token })
    this.#pages.push(page)
    return page
  }

  closePages(): void {
    for (const { socket } of this.#pages.splice(0)) socket.close()
  }
}

export function setUpChat(options: TestServerOptions = {}): ChatScene {
  const scene = new ChatScene()
  beforeAll(async () => {
    scene.server = await startServer(options)
    scene.second = await startServer({ database: scene.server.database })
    scene.origins = [await scene.server.listen(), await scene.second.listen()]
  })
  afterAll(async () => {
    await scene.second.close()
    await scene.server.close()
  })
  beforeEach(async () => {
    const { server } = scene
    scene.ana = await server.registerUser()
    scene.bruno = await server.registerUser()
    const body = { userIds: [scene.bruno.id], name: null }
    scene.id = (await server.call('createConversation', { token: scene.ana.token, body })).body.id
    // No request of a stranger. Accepting it would send an event, which pages of the test might still receive.
    await server.db
      .updateTable('conversation_members')
      .set({ request: null })
      .where('conversation_id', '=', scene.id)
      .execute()
  })
  afterEach(() => scene.closePages())
  return scene
}
