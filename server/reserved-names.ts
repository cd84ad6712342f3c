import { traverseContractProcedures } from '@orpc/server'
import { contract } from '#features/contract.ts'
import { pages } from '#web/map/routes.ts'

/** Whether a name of somebody's own choice would stand where an address of ours stands, now or some day. */
export function isReserved(name: string): boolean {
  return reserved().has(name.toLowerCase())
}

let names: Set<string> | undefined

/** Every fixed part of every address that has a page or answers a call. */
function reserved(): Set<string> {
  return (names ??= new Set([...ours, ...[...pages.map(({ path }) => path), ...callPaths()].flatMap(fixedParts)]))
}

function callPaths(): string[] {
  const paths: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract }) => paths.push(contract['~orpc'].route.path ?? ''))
  return paths
}

function fixedParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !/[${}]/.test(part))
}

/** Names that speak for us, and those of addresses that are neither pages nor calls. */
const ours = [
  'admin',
  'api',
  'assets',
  'auth',
  'avatars',
  'dev',
  'feeds',
  'help',
  'media',
  'null',
  'pictures',
  'posy',
  'root',
  'signed-in',
  'sitemaps',
  'security',
  'settings',
  'support',
  'system',
  'undefined',
  'webmaster',
  'www',
]
