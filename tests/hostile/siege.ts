import * as z from 'zod'
import { chanceFor } from './chance.ts'
import type { Operation, Schema } from './operations.ts'
import type { Stage } from './stage.ts'
import { type Twist, twistsFor } from './twists.ts'
import { validInput } from './valid-inputs.ts'
import { type Call, writtenCall } from './written-calls.ts'

export interface Besieged {
  inputs: number
  accepted: number
  /** Each in words: what was sent, and what is wrong with the answer. */
  findings: string[]
  /** How long each answer took; the bench compares them. */
  times: { ms: number; says: string }[]
}

interface Siege {
  /** Where the paths of the document begin. */
  api: string
  operation: Operation
  schemas: Record<string, Schema>
  /** Sets up what the next input needs. */
  stage: () => Promise<Stage>
  inputs: number
}

/** Sends an operation its inputs one after the other, and judges every answer by the document. */
export async function besiege({ api, operation, schemas, stage, inputs }: Siege): Promise<Besieged> {
  const chance = chanceFor(operation.name)
  const twists = twistsFor(operation, (await stage()).known, inputs, chance)
  const result: Besieged = { inputs: twists.length, accepted: 0, findings: [], times: [] }
  for (const [nth, twist] of twists.entries()) {
    const { known, headers } = await stage()
    const draft = validInput(operation, known, chanceFor(`${operation.name} ${nth}`))
    twist.apply?.(draft)
    const call = writtenCall(operation, draft, { ...twist, headers: { ...headers, ...twist.headers } })
    const answer = await send(api, call)
    if (isTakenBy(answer)) result.accepted++
    result.times.push({ ms: answer.ms, says: twist.says })
    const wrongs = wrongsOf(answer, operation, schemas, nth === 0 ? { ...twist, must: 'taken' } : twist, nth === 0)
    result.findings.push(...wrongs.map((wrong) => `${operation.name} #${nth} (${twist.says}): ${wrong}; sent ${shortened(call)}`))
  }
  return result
}

interface Answer {
  status: number
  type: string
  text: string
  ms: number
}

async function send(api: string, { method, path, headers, body }: Call): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(api + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text, ms: performance.now() - begun }
}

/** Who is sent on was let through. */
function isTakenBy({ status }: Answer): boolean {
  return status < 300 || status === 303
}

function wrongsOf(answer: Answer, operation: Operation, schemas: Record<string, Schema>, { must }: Twist, isFirst: boolean): string[] {
  const { status, text } = answer
  if (status >= 500) return [`answered ${status}: ${text.slice(0, 200)}`]
  const isTaken = isTakenBy(answer)
  if (isFirst && !isTaken) return [`the valid input is refused with ${status}: ${text.slice(0, 300)}`]
  if (must === 'refused' && isTaken) return ['accepted']
  const declared = operation.responses[status] ?? (isTaken ? undefined : operation.responses['default'])
  return declared ? wrongsInBody(answer, declared.content, schemas) : [`answered ${status}, which the document does not know`]
}

function wrongsInBody(
  { text, type }: Answer,
  content: Record<string, { schema: Schema }> | undefined,
  schemas: Record<string, Schema>,
): string[] {
  const name = type.split(';')[0] ?? ''
  if (!content) return text === '' ? [] : [`has a body where the document has none: ${text.slice(0, 100)}`]
  const described = content[name]
  if (!described) return [`is ${name || 'of no type'}, the document says ${Object.keys(content)}`]
  if (name !== 'application/json') return []
  const judged = judgeOf(described.schema, schemas).safeParse(JSON.parse(text))
  return judged.success ? [] : [`is not as the document says: ${judged.error.message.replace(/\s+/g, ' ').slice(0, 300)}`]
}

const judges = new Map<Schema, z.ZodType>()

function judgeOf(schema: Schema, schemas: Record<string, Schema>): z.ZodType {
  const known = judges.get(schema)
  if (known) return known
  const name = schema.$ref?.split('/').at(-1)
  const judge = z.fromJSONSchema((name ? schemas[name] : schema) as Parameters<typeof z.fromJSONSchema>[0])
  judges.set(schema, judge)
  return judge
}

function shortened({ method, path, body = '' }: Call): string {
  return `${method} ${path.slice(0, 200)} ${body.slice(0, 300)}`
}
