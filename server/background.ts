import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#db/db.ts'
import { ownChannelKeys } from './channel-auth.ts'
import { startJobs, type Task } from './jobs.ts'
import type { Listening } from './listen.ts'
import type { Log } from './log.ts'
import { sendMail } from './mail.ts'
import { mailTransport } from './mail-transport.ts'
import type { Pictures } from './pictures.ts'
import { purge } from './purge.ts'
import { sendPush } from './push.ts'
import { pushKeys } from './push-keys.ts'
import { ownHosts } from './own-host.ts'
import { openPusher, refuse } from './pusher.ts'
import { openRealtime } from './realtime.ts'
import type { Settings } from './settings.ts'

interface BackgroundOptions {
  settings: Settings
  db: Db
  log: Log
  directUrl: string
  server: Listening['server']
  pictures: Pick<Pictures, 'makeAvif'>
  /** Forgets pages that were kept, after what visitors read was changed by whatever process. */
  forgetPages: () => void
  /** What features do later. */
  features: { tasks: Record<string, Task>; crontab: string }
}

/** Answers come first; what runs beside them begins this much later. */
const soon = 300

/** Every hour, at a minute when few others do. */
const purging = '17 * * * * purge'

/** What runs beside the answers: jobs, and notices to open browsers, whose sockets wait until then. */
export async function startBackground({ settings, db, log, directUrl: url, server, pictures, forgetPages, features }: BackgroundOptions) {
  const tasks = {
    send_mail: sendMail({ db, deliver: mailTransport(settings) }),
    send_push: sendPush({ db, push: settings.push }),
    purge: () => purge(db),
    make_avif: pictures.makeAvif,
    ...features.tasks,
  }
  const crontab = `${purging}\n${features.crontab}`
  const begun = sleep(soon)
  void begun.then(() => pushKeys(db, settings.push)).catch(() => {}) // else whoever needs them first makes them
  const opening = begun.then(() => openRealtime({ url, log }))
  const line = { keys: ownChannelKeys(settings.secret), publicUrl: settings.public_url, proxies: settings.proxies }
  const pusher = opening.then((realtime) => openPusher({ ...line, realtime }))
  const isOwnHost = ownHosts(settings)
  server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => {}) // it may go before it is answered
    if (!isOwnHost(request.headers.host ?? '')) return refuse(socket, '421 Misdirected Request')
    const isOurs = (await pusher).upgrade(request, socket, head)
    if (!isOurs && server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found')
  })
  const [jobs, realtime, { stop: stopPusher }] = await Promise.all([
    begun.then(() => startJobs({ url, tasks, crontab, log })),
    opening,
    pusher,
  ])
  realtime.on((heard) => {
    if (heard === 'content' || heard === 'missed') forgetPages()
  })
  return {
    async stop() {
      await Promise.all([stopPusher(), jobs.stop()])
      await realtime.stop()
    },
  }
}
