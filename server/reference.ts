import { html } from 'hono/html'
import type { openapi } from './openapi.ts'

type Document = Awaited<ReturnType<typeof openapi>>

interface Operation {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, unknown>
}

interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  const?: unknown
  items?: Schema
}

/** The API for people: every call by subject, with what it takes and answers. */
export function referencePage(document: Document) {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...(operation as Operation) })),
  )
  const subjects = Map.groupBy(calls, ({ tags }) => tags?.[0] ?? 'Other')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/reference.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>For programs: <a href="/api/v1/openapi.json">openapi.json</a></p>
          ${[...subjects].map(([subject, calls]) => html`<section><h2>${subject}</h2>${calls.map(callCard)}</section>`)}
        </main>
      </body>
    </html>`
}

function callCard({ path, method, summary, parameters = [], requestBody, responses = {} }: Operation & { path: string; method: string }) {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  const ways = (body?.anyOf ?? body?.oneOf ?? [body]).map((way) => [...parameters, ...fieldsOf(way)])
  return html`<article>
    <h3><code>${method} /api/v1${path}</code></h3>
    <p>${summary}</p>
    ${ways.map((fields, nth) => html`${nth > 0 ? html`<p>or</p>` : ''}<dl>${fields.map(fieldLine)}</dl>`)}
    <p>
      Answers
      ${Object.keys(responses)
        .filter((status) => status !== 'default')
        .join(', ')}.
    </p>
  </article>`
}

interface Field {
  name: string
  required?: boolean | undefined
  schema?: Schema | undefined
}

function fieldsOf({ properties = {}, required = [] }: Schema = {}): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
}

function fieldLine({ name, required, schema }: Field) {
  return html`<dt><code>${name}</code>${required ? ' (required)' : ''}</dt><dd>${typeOf(schema)} ${schema?.description}</dd>`
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'anything'
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  return [schema.type ?? 'anything'].flat().join(' or ')
}
