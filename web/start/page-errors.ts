import { createSerializationAdapter } from '@tanstack/react-router'
import { Refused, refusal } from '../client/refusal.ts'

/** On the way from the server's render to the browser a refused call keeps its status and text; any other fault says nothing of itself. */
export const pageErrors = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => {
    const { status, message } = refusal(error) ?? { status: 500, message: '' }
    return { status, message }
  },
  fromSerializable: (told) => new Refused(told),
})
