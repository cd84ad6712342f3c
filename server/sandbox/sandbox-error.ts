interface Said {
  message: string
  code?: string
  type?: string
  decline_code?: string
  payment_intent?: unknown
}

/** A refusal as Stripe writes it. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: { error: Said }

  constructor(status: number, said: Said) {
    super(said.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...said } }
  }
}

export function missing(id: string): never {
  throw new SandboxError(404, { code: 'resource_missing', message: `No such object: '${id}'` })
}
