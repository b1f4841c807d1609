import { expect, test } from 'vitest'
import { renderEventTypes } from './event-types.ts'

const http = { components: { schemas: { Team: { type: 'object' } } } }
const events = {
  channels: {
    room: { address: '/room', messages: { said: { $ref: '#/components/messages/said' } } },
  },
  operations: {
    say: {
      action: 'send',
      channel: { $ref: '#/channels/room' },
      messages: [{ $ref: '#/channels/room/messages/said' }],
    },
    ask: {
      action: 'receive',
      channel: { $ref: '#/channels/room' },
      messages: [{ $ref: '#/components/messages/ask' }],
      reply: { messages: [{ $ref: '#/components/messages/said' }] },
    },
  },
  components: {
    messages: {
      said: { name: 'said', summary: 'Said.', payload: { $ref: '#/components/schemas/Said' } },
      ask: { name: 'ask', payload: { $ref: '#/components/schemas/Team' } },
    },
    schemas: {
      Team: { type: 'object' },
      Said: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { enum: ['A', 'B'], description: 'Which.' },
          team: { oneOf: [{ $ref: '#/components/schemas/Team' }, { type: 'null' }] },
          list: { type: 'array', items: { type: ['integer', 'null'] } },
        },
      },
    },
  },
}

test('renders event signatures by namespace, with the types of the HTTP contract where they exist', () => {
  const rendered = renderEventTypes(events, http)
  expect(rendered).toContain('said: (payload: Said) => void')
  expect(rendered).toContain("ask: (payload: Schemas['Team'], acknowledge: (receipt: Said) => void) => void")
  expect(rendered).toContain('kind: "A" | "B"')
  expect(rendered).toContain("team?: Schemas['Team'] | null")
  expect(rendered).toContain('list?: (number | null)[]')
  expect(rendered).not.toContain('export type Team')
})
