import { type ChildProcess, fork } from 'node:child_process'
import type { Errand } from './keeper-process.ts'
import { needsAll } from './picture-bounds.ts'
import type { Swatch } from './palette.ts'
import type { Colors, Look, Looked, Resize } from './picture-keeping.ts'

/** Opens what strangers sent, in a process of its own that knows no secret and may fail. */
export interface Keeper {
  look: (job: Look) => Promise<Looked>
  /** Waits for all that is looked at first; false where it came to nothing. */
  resize: (job: Resize) => Promise<boolean>
  /** The five that take most of a picture; none where it came to nothing. */
  colors: (job: Colors) => Promise<Swatch[]>
  close: () => void
}

interface Turn extends PromiseWithResolvers<unknown> {
  errand: Errand
}

interface Options {
  /** So long one picture may take. */
  milliseconds?: number
  /** So much memory the process may have. */
  bytes?: number
}

type Told = { done: unknown; bytes: number } | { failed: { message: string; code?: string } }

/** What pictures leave all over the memory serves the next one, up to this; from there on another process looks. */
const swollen = 215_000_000

/** Of the usual C library: one heap for all threads, so that what held a picture holds the next, and they don't grow side by side. */
const oneHeap = { MALLOC_ARENA_MAX: '1' }

/** So long it waits for the next. */
const idle = 60_000

/** One at a time, in the order in which they came; what nobody waits for comes last. */
export function openKeeper({ milliseconds = 45_000, bytes = 290_000_000 }: Options = {}): Keeper {
  const [urgent, later]: [Turn[], Turn[]] = [[], []]
  let child: ChildProcess | undefined
  let [isBusy, isClosed] = [false, false]
  let leaving: NodeJS.Timeout | undefined

  function ask(line: Turn[], errand: Errand): Promise<unknown> {
    const turn = { errand, ...Promise.withResolvers<unknown>() }
    line.push(turn)
    void workOff()
    return turn.promise
  }

  async function workOff(): Promise<void> {
    if (isBusy) return
    isBusy = true
    clearTimeout(leaving)
    for (let turn = urgent.shift() ?? later.shift(); turn; turn = urgent.shift() ?? later.shift())
      await run(turn.errand).then(turn.resolve, turn.reject)
    isBusy = false
    leaving = setTimeout(end, idle).unref()
  }

  /** What is heavy, or ends a process that had others before it, gets one of its own; what ends that as well is the picture's fault. */
  async function run(errand: Errand): Promise<unknown> {
    const hadOthers = child !== undefined
    const done = await tried({ ...errand, hadOthers })
    const settled = isUndone(done) && hadOthers && !isClosed ? await alone(errand) : done
    return isUndone(settled) ? nothingOf(errand) : settled
  }

  function alone(errand: Errand): Promise<unknown> {
    end()
    return tried(errand)
  }

  /** A process ends by the weight of a picture, or by a fault of a library. */
  async function tried(errand: Errand): Promise<unknown> {
    const working = (child ??= open())
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const giveUp = (as: unknown) => {
      if (child === working) end()
      resolve(as)
    }
    const late = setTimeout(giveUp, milliseconds, nothingOf(errand))
    const hear = (told: Told) => {
      if ('failed' in told) return reject(Object.assign(new Error(told.failed.message), { code: told.failed.code }))
      if (told.bytes > swollen) end()
      resolve(told.done)
    }
    const gone = () => giveUp(ended)
    working.once('message', hear).once('exit', gone)
    working.send(errand, (error) => error && gone())
    return promise.finally(() => {
      clearTimeout(late)
      working.off('message', hear).off('exit', gone)
    })
  }

  function open(): ChildProcess {
    const opened = forked(bytes)
    opened.once('exit', () => child === opened && (child = undefined))
    return opened
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    look: (job) => ask(urgent, { look: job }) as Promise<Looked>,
    resize: (job) => ask(later, { resize: job }) as Promise<boolean>,
    colors: (job) => ask(later, { colors: job }) as Promise<Swatch[]>,
    close() {
      isClosed = true
      end()
    },
  }
}

/** The built product finds it beside itself. */
function forked(bytes: number): ChildProcess {
  const file = `./keeper-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`
  const env = { KEEPER_BYTES: String(bytes), NODE_ENV: 'production', ...oneHeap, VIPS_NOVECTOR: '' }
  const opened = fork(new URL(file, import.meta.url), [], {
    env,
    execArgv: [],
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  opened.on('error', () => {})
  opened.unref()
  opened.channel?.unref()
  return opened
}

const ended = Symbol('the process ended')

function isUndone(done: unknown): boolean {
  return done === ended || done === needsAll
}

function nothingOf(errand: Errand): Looked | Swatch[] | false {
  if ('look' in errand) return { refused: 'too_heavy' }
  return 'colors' in errand ? [] : false
}
