import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import Provider from 'oidc-provider'
import { afterAll } from 'vitest'

export interface Person {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

/** What the next tokens are like; an honest provider gives them as they should be. */
export type Mood = 'honest' | 'wrong audience' | 'wrong issuer' | 'expired' | 'replayed nonce' | 'no nonce' | 'another key' | 'no signature'

const client_id = 'posy-at-the-provider'
const client_secret = 'known to the two alone'

/** A real OpenID provider on this machine, which signs in whoever it is told to, and misbehaves on demand. */
export async function startProvider(publicUrl = 'http://posy.test') {
  const [own, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')])
  const state = { mood: 'honest' as Mood, person: { sub: '1', email: 'ada@example.com', email_verified: true } as Person }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      { client_id, client_secret, redirect_uris: [`${publicUrl}/social-callback`], token_endpoint_auth_method: 'client_secret_post' },
    ],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['for tests only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...state.person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: client_id, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path === '/token' && body?.id_token) body.id_token = await inMood(body.id_token)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: state.person.sub } })
  }

  /** The same token, bent as the mood says, and signed again by the provider's own key where that is not the point. */
  async function inMood(token: string): Promise<string> {
    if (state.mood === 'honest') return token
    const claims = { ...decodeJwt(token), ...bends[state.mood] }
    if (state.mood === 'no signature') return new UnsecuredJWT(claims).encode()
    const key = state.mood === 'another key' ? other.privateKey : own.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key)
  }

  return {
    state,
    keys: { issuer, client_id, client_secret },
    /** A token such as another app of the same provider could have got. */
    tokenFor: (claims: object) =>
      new SignJWT({ iss: issuer, aud: client_id, iat: now(), exp: now() + 600, ...state.person, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign(own.privateKey),
  }
}

const now = () => Math.floor(Date.now() / 1_000)

const bends: Record<Mood, object> = {
  honest: {},
  'wrong audience': { aud: 'another-app' },
  'wrong issuer': { iss: 'https://accounts.evil.example' },
  expired: { iat: 1_700_000_000, exp: 1_700_000_600 },
  'replayed nonce': { nonce: 'of another sign-in' },
  'no nonce': { nonce: undefined },
  'another key': {},
  'no signature': {},
}

/** A browser with nothing but a jar for cookies, which goes where it is sent. */
export function newBrowser(origin: string, publicUrl = 'http://posy.test') {
  const jars = new Map<string, Map<string, string>>()

  async function visit(address: string): Promise<Response> {
    const url = new URL(address.replace(publicUrl, origin), origin)
    const jar = jars.get(url.host) ?? new Map<string, string>()
    jars.set(url.host, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { ...(cookie && { cookie }), 'x-forwarded-for': '10.8.0.1' } })
    for (const line of answer.headers.getSetCookie()) keep(jar, line)
    return answer
  }

  /** Follows every redirect until an address begins so, and tells that one without going there. */
  async function follow(address: string, until: string): Promise<string> {
    const next = (await visit(address)).headers.get('location')
    if (next === null) throw new Error(`${address} leads nowhere`)
    const full = new URL(next, address.startsWith('http') ? address : publicUrl).href
    return full.startsWith(publicUrl + until) ? full : follow(full, until)
  }

  return { visit, follow, cookies: () => jars.get(new URL(origin).host) ?? new Map<string, string>() }
}

function keep(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '' || /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
