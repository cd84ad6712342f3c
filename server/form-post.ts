import { rm } from 'node:fs/promises'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { contract } from '#features/contract.ts'
import type { ErrorBody } from '#features/shapes.ts'
import { type Layout, pageAt } from '#web/map/routes.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { forbidden, unsupportedType } from './errors.ts'
import type { Files } from './files/files.ts'
import { type PostedFiles, readFormWithFile, sendOn } from './form-files.ts'
import { oneClickAnswer, requireOneClick } from './one-click.ts'
import { readBody } from './request-body.ts'
import { isSameOrigin } from './same-origin.ts'

type Api = JsonifiedClient<ContractRouterClient<typeof contract>>

type Fields = Record<string, string>

/** A plain form of a page: what it calls, and where to go when that went well. */
export interface Form {
  /** The page whose address it is posted to, as the URL map has it, or the layout of all pages that show it. */
  path: string | { layout: Layout }
  /** What its hidden field `form` says, where a page has several. */
  name?: string
  submit: (api: Api, fields: Fields, page: URL) => Promise<unknown>
  to?: (fields: Fields, page: URL, sent: { headers: Headers; publicUrl: string }, done: unknown) => string
  /** A mail program may make the call by itself for whoever has the letter; the address of the page is the right to it. */
  one_click?: true
  /** It may come with a file, sent for what this answers; its field then has the file's number. */
  takes?: (fields: Fields) => string
  /** Where it is posted to another address than its page's: the page that is shown again. */
  shows?: (fields: Fields) => string
  /** In place of `to`: the page is shown again at once, with these fields, and says itself how it goes on. */
  stays?: (fields: Fields, done: unknown) => Fields
}

interface Hands {
  api: (request: Request) => Promise<Response>
  /** Shows the form's page again. */
  render: (request: Request, form: PostedForm) => Promise<Response>
}

export interface Forms {
  /** The answer to a form, or undefined when no form is posted to that address. */
  handle: (request: Request, hands: Hands) => Promise<Response | undefined>
}

const mostBytes = 65_536

/** The one second way in: a form posted without script becomes a call of the contract, as if script had made it. */
export function createForms(forms: readonly Form[], publicUrl: string, files?: Files): Forms {
  return {
    async handle(request, hands) {
      const url = new URL(request.url)
      const here = request.method === 'POST' ? formsAt(forms, url.pathname) : []
      if (here.length === 0) return undefined
      // A page that others frame is nobody's: there is nothing that another site could do in somebody's name.
      if (!pageAt(url.pathname)?.framed && !isSameOrigin(request.headers, publicUrl)) return fromOutside(here, request, hands)
      const posted = await readPosted(request, here.some(({ takes }) => takes) ? files : undefined)
      const { fields, file } = posted
      const form = here.find(({ name }) => name === fields['form'])
      const call = openCall(request, fields, hands.api)
      try {
        if (!form) return undefined
        if (form.takes && file) {
          const sent = { api: hands.api, headers: visitorHeaders(request), url: request.url }
          fields[file.field] = String(await sendOn(file, form.takes(fields), sent))
        }
        const done = await form.submit(call.api, fields, url)
        if (form.stays) {
          const page = await hands.render(asGet(request), { values: form.stays(fields, done), errors: {}, message: '' })
          return withCookies(page, call.cookies)
        }
        const to = form.to?.(fields, url, { headers: request.headers, publicUrl }, done) ?? url.pathname
        return seeOther(to, call.cookies)
      } catch (error) {
        if (!(error instanceof ORPCError)) throw error
        const page = await hands.render(asGet(request, form?.shows?.(fields)), refusedForm(fields, error))
        return shownAgain(page, error, call)
      } finally {
        if (file) await rm(file.path, { force: true })
      }
    },
  }
}

/** Other sites may post nothing in anybody's name; a mail program comes in nobody's. */
async function fromOutside(here: readonly Form[], request: Request, { api }: Hands): Promise<Response> {
  const form = here.find(({ one_click }) => one_click) ?? forbidden()
  await requireOneClick(request)
  const call = openCall(new Request(request.url), {}, api)
  try {
    await form.submit(call.api, {}, new URL(request.url))
    return oneClickAnswer(200)
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    return oneClickAnswer(error.status)
  }
}

function formsAt(forms: readonly Form[], pathname: string): Form[] {
  const page = pageAt(pathname)
  return forms.filter(({ path }) => (typeof path === 'string' ? path === pathname || path === page?.path : path.layout === page?.layout))
}

/** A form with a file, where one may come, or one without. */
async function readPosted(request: Request, files: Files | undefined): Promise<PostedFiles> {
  const isParted = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  return isParted && files ? readFormWithFile(request, files) : { fields: await readFields(request) }
}

async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) unsupportedType()
  return Object.fromEntries(new URLSearchParams((await readBody(request, mostBytes)).toString()))
}

interface Call {
  api: Api
  cookies: string[]
  retryAfter: string | null
}

/** The contract's client for one form: same visitor, same process, and it remembers what the answer sets. */
function openCall(request: Request, { idempotency_key = '' }: Fields, api: Hands['api']): Call {
  const answered = { cookies: [] as string[], retryAfter: null as string | null }
  const link = new OpenAPILink(contract, {
    url: new URL('/api/v1', request.url),
    headers: { ...visitorHeaders(request), ...(headerText.test(idempotency_key) && { 'idempotency-key': idempotency_key }) },
    fetch: async (sent) => {
      const response = await api(sent)
      answered.cookies.push(...response.headers.getSetCookie())
      answered.retryAfter = response.headers.get('retry-after')
      return response
    },
    customErrorResponseBodyDecoder: (body, { status }) => {
      const data = body as ErrorBody | undefined
      return data?.message ? new ORPCError('API_ERROR', { status, message: data.message, data }) : null
    },
  })
  return Object.assign(answered, { api: createORPCClient<Api>(link) })
}

/** A key that no page of ours wrote may hold what no header can. */
const headerText = /^[!-~]+$/

/** Whoever posted the form makes the call; where it comes from was looked at already. */
function visitorHeaders({ headers }: Request): Record<string, string> {
  const kept = [...headers].filter(([name]) => /^(cookie|user-agent|accept-language|sec-gpc)$/.test(name))
  return { ...Object.fromEntries(kept), 'sec-fetch-site': 'same-origin' }
}

function withCookies(page: Response, cookies: readonly string[]): Response {
  const headers = new Headers(page.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(page.body, { status: page.status, headers })
}

/** The page with what is wrong, keeping what was typed. A page that sends its visitor elsewhere does so with a GET. */
function shownAgain(page: Response, { status }: ORPCError<string, unknown>, call: Call): Response {
  const location = page.headers.get('location')
  if (location) return seeOther(location, call.cookies)
  const headers = new Headers(page.headers)
  if (call.retryAfter) headers.set('retry-after', call.retryAfter)
  return new Response(page.body, { status, headers })
}

function refusedForm(fields: Fields, { message, data }: ORPCError<string, unknown>): PostedForm {
  const { errors = {} } = (data ?? {}) as Partial<ErrorBody>
  const kept = Object.entries(fields).filter(([name]) => !/password|^idempotency_key$/i.test(name))
  return { values: Object.fromEntries(kept), errors, message }
}

function asGet(request: Request, page = request.url): Request {
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding', 'origin']) headers.delete(name)
  return new Request(new URL(page, request.url), { headers })
}

function seeOther(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
