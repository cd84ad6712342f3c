import * as oidc from 'openid-client'
import { StartRefused } from '#db/start-refused.ts'

/** What a provider of sign-ins knows us by. */
export interface ProviderKeys {
  issuer: string
  client_id: string
  client_secret: string
}

/** One sign-in at a provider: all three are made here, and used once. */
export interface Attempt {
  state: string
  nonce: string
  code_verifier: string
}

/** What the provider says of somebody. */
export interface Identity {
  sub: string
  email: string
  is_verified: boolean
  firstname: string
  lastname: string
}

export interface Provider {
  /** Where a browser goes to sign in. */
  addressFor: (attempt: Attempt) => Promise<URL>
  /** The identity token for the code in the address with which it came back. */
  tokenFor: (search: string, attempt: Attempt) => Promise<string>
  /** Whom a token names; it throws unless the token was made by this provider, for us, for that nonce, and has not run out. */
  identityIn: (token: string, nonce: string) => Promise<Identity>
}

export type Providers = ReadonlyMap<string, Provider>

export const callbackPath = '/social-callback'

type Env = Record<string, string | undefined>

/** Both keys or none; another issuer than Google's own is for trying it out. */
export function readGoogle(env: Env): ProviderKeys | undefined {
  const [client_id, client_secret] = [env['GOOGLE_CLIENT_ID'], env['GOOGLE_CLIENT_SECRET']]
  if (!client_id && !client_secret) return undefined
  if (!client_id || !client_secret)
    throw new StartRefused('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; please set both or none.')
  return { client_id, client_secret, issuer: issuerOf(env['GOOGLE_ISSUER'] || 'https://accounts.google.com') }
}

export function openProviders({ public_url, google }: { public_url: string; google?: ProviderKeys | undefined }): Providers {
  return new Map(google && [['google', openProvider(google, public_url)]])
}

function issuerOf(text: string): string {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
  if (isSafe) return text
  throw new StartRefused(`GOOGLE_ISSUER is "${text}"; please set it to an https address, or leave it out.`)
}

/** In seconds: nobody waits longer for a provider that is away. */
const patience = 5

/** OpenID Connect by code, with state, nonce and PKCE. What the provider offers is asked when the first one signs in. */
function openProvider({ issuer, client_id, client_secret }: ProviderKeys, publicUrl: string): Provider {
  let found: Promise<oidc.Configuration> | undefined
  const redirect_uri = `${publicUrl}${callbackPath}`

  function configuration(): Promise<oidc.Configuration> {
    found ??= discover().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  function discover(): Promise<oidc.Configuration> {
    const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
    return oidc.discovery(new URL(issuer), client_id, client_secret, undefined, { timeout: patience, execute })
  }

  /** The same provider for a token that came by another way than the exchange: then its signature is looked at. */
  async function forTokens(): Promise<oidc.Configuration> {
    const known = (await configuration()).serverMetadata()
    const own = new oidc.Configuration(known, client_id, client_secret)
    own.timeout = patience
    if (issuer.startsWith('http:')) oidc.allowInsecureRequests(own)
    oidc.useIdTokenResponseType(own)
    return own
  }

  return {
    async addressFor({ state, nonce, code_verifier }) {
      const code_challenge = await oidc.calculatePKCECodeChallenge(code_verifier)
      const asked = { redirect_uri, scope: 'openid email profile', state, nonce, code_challenge, code_challenge_method: 'S256' }
      return oidc.buildAuthorizationUrl(await configuration(), asked)
    },

    async tokenFor(search, { state, nonce, code_verifier }) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: code_verifier, idTokenExpected: true }
      const { id_token } = await oidc.authorizationCodeGrant(await configuration(), new URL(redirect_uri + search), checks)
      if (!id_token) throw new Error('The provider gave no identity token')
      return id_token
    },

    async identityIn(token, nonce) {
      const came = new URL(`${redirect_uri}#${new URLSearchParams({ id_token: token })}`)
      const claims = await oidc.implicitAuthentication(await forTokens(), came, nonce)
      const text = (name: string) => String(claims[name] ?? '').trim()
      return {
        sub: claims.sub,
        email: text('email'),
        is_verified: claims['email_verified'] === true,
        firstname: text('given_name').slice(0, 120),
        lastname: text('family_name').slice(0, 120),
      }
    },
  }
}
