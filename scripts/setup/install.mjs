import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { step } from './progress.mjs'
import { Plain, run } from './run.mjs'

/** The packages are those of the lock file, whole, and made for this machine. */
export function isInstalled(root) {
  return readOrNothing(join(root, marker)) === stateOf(root)
}

export async function install(root, started) {
  rmSync(join(root, marker), { force: true })
  await step('Installing the packages of package-lock.json, Node 26 and PostgreSQL 18 among them', () => npmCi(root, started))
  writeFileSync(join(root, marker), stateOf(root))
}

const marker = 'node_modules/.posy-ready'

/** npm writes down what it installed; somebody's `npm install` in between changes that. */
function stateOf(root) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) hash.update(`${readOrNothing(join(root, file))}\0`)
  return `${process.platform} ${process.arch} ${hash.digest('hex')}\n`
}

async function npmCi(root, started) {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 5 }) // what a killed npm left, too
  const space = watchSpace(root)
  const [command, ...args] = npm()
  const installed = await tryToRun(command, [...args, 'ci', ...flags], { cwd: root, env: environment(), started })
  const node =
    installed.isFine && (await tryToRun(join(root, 'node_modules/.bin/node'), ['--version'], { cwd: root, env: process.env, started }))
  if (space.wasShort()) throw new Plain(diskFull(root))
  if (!installed.isFine) throw new Plain(reasonFor(installed.said, root))
  if (!node.isFine) throw new Plain(`npm installed everything, but its Node 26 does not run here: ${node.said}`)
}

const kinds = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`)
const flags = [...kinds, '--ignore-scripts=false', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']

function tryToRun(command, args, options) {
  return run(command, args, options).catch(({ code }) => ({ isFine: false, said: `${basename(command)}: ${code}` }))
}

/** The npm that runs us, on its own Node; else the one on the path. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli?.endsWith('npm-cli.js') && node && existsSync(node) && !node.includes('node_modules') ? [node, cli] : ['npm']
}

/** Without what would leave packages out or put them elsewhere, and without the Node that is about to be replaced. */
function environment() {
  const without =
    /^(NODE_ENV|NODE_OPTIONS)$|^npm_config_(omit|include|only|also|dev|optional|production|ignore[_-]scripts|global|location|prefix|local[_-]prefix|dry[_-]run|package[_-]lock|package[_-]lock[_-]only|lockfile[_-]version|legacy[_-]peer[_-]deps|strict[_-]peer[_-]deps|install[_-]strategy|install[_-]links|bin[_-]links|global[_-]style|legacy[_-]bundling|workspaces?|os|cpu|libc|before|force|save.*|allow[_-].*)$/i
  const kept = Object.entries(process.env).filter(([name]) => !without.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) }
}

function reasonFor(said, root) {
  const again = 'then run the same command again.'
  if (/ENOSPC|EDQUOT|no space left/i.test(said)) return diskFull(root)
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network|CERT|proxy|\bE5\d\d\b|\bE429\b/i.test(said)) {
    return `npm did not reach the package registry: check the network and \`npm config get registry\`, ${again} (${firstLine(said)})`
  }
  if (/EACCES|EPERM|EROFS/.test(said))
    return `There is no right to write to ${root} or to npm's cache: make them yours, ${again} (${firstLine(said)})`
  if (said === 'npm: ENOENT') return `npm is missing: install it (it comes with Node from https://nodejs.org), ${again}`
  return `${said}\nnpm could not install the packages; the lines above say why.`
}

/** npm is not always told of a full disk by the scripts that it runs, and makes room again when it fails. */
function watchSpace(root) {
  const free = () => statfsSync(root).bavail * statfsSync(root).bsize
  let least = free()
  const watching = setInterval(() => (least = Math.min(least, free())), 200)
  return {
    wasShort() {
      clearInterval(watching)
      return least < 5_000_000
    },
  }
}

function diskFull(root) {
  return `The disk is full: installing needs about 1 GB in ${root}. Free some space, then run the same command again.`
}

function firstLine(said) {
  const lines = said.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return lines.find((line) => /ENOTFOUND|EAI_AGAIN|ECONN|TIMEDOUT|EACCES|EPERM|request to|failed/.test(line)) ?? lines[0]
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
