import { ORPCError } from '@orpc/client'
import { createSerializationAdapter } from '@tanstack/react-router'
import { createStart } from '@tanstack/react-start'

/** On the way from the server's render to the browser a refused call keeps its status and texts; any other fault says nothing of itself. */
const errors = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => (error instanceof ORPCError ? { status: error.status, message: error.message } : { status: 500, message: '' }),
  fromSerializable: ({ status, message }) => new ORPCError('API_ERROR', { status, message }),
})

export const startInstance = createStart(() => ({ serializationAdapters: [errors] }))
