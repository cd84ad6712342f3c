import { join } from 'node:path'
import { demoAccounts, demoPassword, isLoaded, loadDemo } from '#db/demo.ts'
import { demoGiftAccount } from '#db/demo-card-gifts.ts'
import { demoCardPath } from '#db/demo-rsvp.ts'
import { root } from '#db/place.ts'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { StartRefused } from '#db/start-refused.ts'
import { type App, createApp } from './app.ts'
import { startBackground } from '#server/background.ts'
import { openDatabase } from '#server/database.ts'
import { featureJobs } from './put-together.ts'
import { type Listening, listen, type ListenOptions } from '#server/listen.ts'
import { type Log, openLog } from '#server/log.ts'
import { openPayments } from '#server/payments/payments.ts'
import { openPages } from '#server/pages.ts'
import { openPasswords } from '#server/passwords.ts'
import { openFiles } from '#server/files/files.ts'
import { openPictures, queueAvif } from '#server/pictures.ts'
import type { Settings } from '#server/settings.ts'
import { openSiteFiles, type SiteReader } from '#server/site-files.ts'
import { step, tellReady } from '#server/steps.ts'
import { openWorkshop } from '#server/workshop.ts'

/** Starts the whole product; `stop` ends it without losing a request that is under way. */
export async function start(settings: Settings, { dev }: { dev: boolean }) {
  const log = openLog(settings.log_level)
  let app: App | undefined
  const listening = await listenOrRefuse(settings, {
    answer: async (request, caller) => app?.fetch(request, caller) ?? notYet(),
    atOnce: (incoming, outgoing) => app?.atOnce(incoming, outgoing) ?? false,
  })
  const { db, patientDb, url, directUrl, close } = await openDatabase(settings)
  if (settings.mode !== 'demo' && (await isLoaded(db))) throw new StartRefused(demoInLive)
  await step('magazine', () => loadContent(patientDb, settings.mode), toldMagazine(log))
  // Boards of the demo keep what the magazine has.
  if (settings.mode === 'demo') await step('demo', () => loadDemo(patientDb, openPasswords().hash), toldDemo)
  const isSecure = settings.public_url.startsWith('https:')
  const site = openSiteFiles({ folder: join(settings.data_folder, 'site'), log })
  const sandbox = await sandboxOf(settings, listening.port)
  const payments = openPayments(sandbox?.settings ?? settings.payments)
  const pages = await openPages(root, {
    site,
    paymentSources: payments.scripts.sources,
    dev,
    isSecure,
    publicUrl: settings.public_url,
    isDemo: settings.mode === 'demo',
    hasGoogle: settings.google !== undefined,
    server: listening.server,
    onFault: (error) => log.error({ err: error }, 'page fault'),
  })
  const pictures = openPictures({
    folder: join(settings.data_folder, 'pictures'),
    log,
    askForAvif: (address) => queueAvif(db, address),
  })
  const files = openFiles({ ...settings.files, data_folder: settings.data_folder, secret: settings.secret })
  const workshop = openWorkshop(url, { s3: settings.files.s3, data_folder: settings.data_folder })
  app = createApp({
    payments,
    ...(sandbox && { sandbox: sandbox.browser }),
    db,
    patientDb,
    workshop,
    log,
    settings,
    pages,
    pictures,
    files,
    site,
  })
  const background = startBackground({
    settings,
    db: patientDb,
    log,
    directUrl,
    server: listening.server,
    pictures,
    forgetPages: () => void readAnew(site).then(pages.empty),
    features: featureJobs({ db: patientDb, settings, files, payments }),
  })
  tellReady({ ...settings, port: listening.port }, settings.mode === 'demo' ? demoAccounts : [], demoPassword, demoCardPath)
  return { stop }

  /** While one develops, a restart finds its PostgreSQL running; Ctrl-C ends it too. */
  async function stop(signal: string): Promise<void> {
    log.info({ signal }, 'stopping')
    const parts = await background
    await Promise.all([listening.stop(), parts.stop()])
    files.keeper.close()
    sandbox?.close()
    await Promise.all([pages.close(), workshop.close()])
    await close(dev && signal === 'SIGTERM')
    log.flush()
  }
}

/** What pages say may be what an operator has just written. */
async function readAnew(site: SiteReader): Promise<void> {
  await site.look().catch(() => {})
}

/** A demo without keys of its own pays in a sandbox, which knows its customers after a restart, too. */
async function sandboxOf({ mode, payments, data_folder, public_url }: Settings, port: number) {
  if (mode !== 'demo' || payments.cards || payments.paypal) return undefined
  const [{ openSandbox }, { browserAnswers }, { sendTo }] = await Promise.all([
    import('#server/sandbox/sandbox.ts'),
    import('#server/sandbox/browser.ts'),
    import('#server/sandbox/webhooks.ts'),
  ])
  const deliver = sendTo({ port, host: new URL(public_url).host })
  const file = join(data_folder, 'payments-sandbox.json')
  const sandbox = await openSandbox({ file, deliver, tax: payments.tax, ready: [demoGiftAccount] })
  return { ...sandbox, browser: browserAnswers(sandbox, public_url) }
}

const demoInLive =
  'This database holds the demo, and everybody knows the password of its accounts. Please name another one in DATABASE_URL or POSY_DATA.'

/** The port is taken first, so that a second start says so before it touches anything. */
function notYet(): Response {
  return Response.json({ message: 'Deployment in progress ..' }, { status: 503, headers: { 'retry-after': '1' } })
}

function toldDemo(isNew: boolean): string {
  return isNew ? 'loaded' : 'as you left it'
}

/** A piece with something wrong in it stays as it was, and the log says where to mend it. */
function toldMagazine(log: Log) {
  return ({ changed, wrong }: { changed: number; wrong: string[] }): string => {
    for (const fault of wrong) log.warn({ fault }, 'piece passed over')
    return changed === 0 ? 'as it was' : `${changed} pieces`
  }
}

type Answers = Pick<ListenOptions, 'answer' | 'atOnce'>

async function listenOrRefuse({ host, port, proxies }: Settings, answers: Answers): Promise<Listening> {
  try {
    return await listen({ host, port, proxies, ...answers })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      throw new StartRefused(`Port ${port} is taken. Please end what uses it, or choose another: PORT=${port + 1} npm start`)
    if (code === 'EACCES') throw new StartRefused(`Port ${port} needs more rights. Please choose one above 1023: PORT=3000 npm start`)
    throw error
  }
}
