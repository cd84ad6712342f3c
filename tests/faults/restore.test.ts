import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { placeFor } from '#db/embedded-place.ts'
import { root } from '#db/place.ts'
import { postgres15 } from '#scripts/postgres-15.ts'
import { freePort } from '#tests/free-port.ts'
import { photo, sendingTo, sumOf } from '#tests/files.ts'
import { compare, expectCountersToHold, storedRows } from './audit.ts'
import { figures } from './figures.ts'
import { doAsGuideSays } from './guide.ts'
import { mainFile, newFolder, newProduct, type Product, processOf } from './product.ts'
import { archiveAll, jobsDone, makeAccident, momentOf, printOf } from './restore.ts'
import { type Couple, startWriters } from './writers.ts'

test('a destroyed database of its own comes back as it was the moment before an accident, by the words of the guide', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const env = { DATA: product.folder, POSY_DATA: product.folder, BACKUP: join(await newTestFolder(), 'backup') }
  await doAsGuideSays('own:archive', env)
  await product.stop('SIGTERM')
  await product.start()

  const writers = await startWriters(product.origin)
  const [picture, sum] = await keptPicture(product, writers.couples[0]!)
  await sleep(500)
  await doAsGuideSays('own:copy', env)
  await doAsGuideSays('own:tidy', env)
  await doAsGuideSays('files:copy', env)
  await sleep(1_000)
  await writers.stop()
  await jobsDone(product.postgres.url())
  const before = await printOf(product.postgres.url())
  const MOMENT = await momentOf(product.postgres.url())
  await makeAccident(product.postgres.url())
  const later = await momentOf(product.postgres.url())
  await archiveAll(product.postgres.url())
  const saved = `${env.BACKUP}.saved`
  await doIn(root, `cp -a ${env.BACKUP} ${saved}`)

  await destroy()
  const begun = performance.now()
  await doAsGuideSays('own:restore', { ...env, MOMENT })
  await doAsGuideSays('files:restore', env)
  await product.start()
  const ms = performance.now() - begun
  await doAsGuideSays('own:settle', env)
  const after = await printOf(product.postgres.url())
  const found = compare(writers.promised, await storedRows(product.postgres.url()))
  figures('restore of its own', { acknowledged: writers.seen.acknowledged, ...found, ms: [ms] })
  expect(after).toEqual(before)
  expect(found).toEqual({ lost: 0, doubled: 0 })
  expect(await sumAt(product, writers.couples[0]!, picture)).toBe(sum)
  await expectCountersToHold(writers.couples, product.postgres.url())
  expect(await writers.couples[0]!.post('/guests', { firstname: 'Afterwards' })).toMatchObject({ status: 201 })
  await doAsGuideSays('own:copy', env)

  // Control: a restore to a moment after the accident has it, and the audit sees that.
  await destroy()
  await doAsGuideSays('own:restore', { ...env, BACKUP: saved, MOMENT: later })
  await product.start()
  expect(await printOf(product.postgres.url())).not.toEqual(before)
  expect(compare(writers.promised, await storedRows(product.postgres.url())).lost).toBeGreaterThan(0)

  await destroy()
  await doAsGuideSays('own:restore', { ...env, BACKUP: saved, MOMENT: '2100-01-01 00:00:00+00' })
  await expect(product.start()).rejects.toThrow('PostgreSQL did not start: recovery ended before configured recovery target was reached')

  /** As when the machine burns: nothing of its folder is left. */
  async function destroy() {
    await product.stop('SIGKILL')
    product.postgres.kill()
    await sleep(200)
    await rm(product.folder, { recursive: true })
  }
})

test('tidying up takes what the copy no longer needs, and nothing else', async () => {
  const BACKUP = await newTestFolder()
  const files = [
    '000000010000000000000004',
    '000000010000000000000005',
    '000000010000000000000005.00000028.backup',
    '000000020000000000000006',
    '00000002.history',
  ]
  await doIn(
    BACKUP,
    `mkdir wal base; cd wal; touch ${files.join(' ')}
    echo 'START WAL LOCATION: 0/5000028 (file 000000010000000000000005)' > ../base/backup_label`,
  )
  await doAsGuideSays('own:tidy', { BACKUP })
  expect((await readdir(join(BACKUP, 'wal'))).sort()).toEqual(files.slice(1).sort())
})

const binaries = postgres15()

test.skipIf(!binaries)('so does a database on a PostgreSQL of yours', async () => {
  const folder = await newTestFolder()
  const { owner } = await placeFor(join(folder, 'empty'), {})
  const port = await freePort()
  const ADMIN = `postgres://posy@127.0.0.1:${port}/postgres`
  const url = ADMIN.replace(/postgres$/, 'posy')
  const env = { PGDATA: join(folder, 'yours'), BACKUP: join(folder, 'backup'), ADMIN, PATH: `${binaries}:${process.env['PATH']}` }
  const run = (commands: string) => doIn(folder, commands, env, owner)
  await doIn(folder, `chown ${owner.uid ?? process.getuid!()} .`)
  await run(`initdb -D "$PGDATA" -U posy --auth=trust --encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=en-US
    echo "port = ${port}
    listen_addresses = '127.0.0.1'
    unix_socket_directories = ''" >> "$PGDATA/postgresql.conf"
    pg_ctl -D "$PGDATA" start -w -l log
    psql "$ADMIN" -c 'create database posy'`)
  onTestFinished(() => run('pg_ctl -D "$PGDATA" stop -w -m immediate'))
  await doAsGuideSays('yours:archive', env, owner)
  const secrets = { DATABASE_URL: url, PUBLIC_URL: 'http://127.0.0.1', POSY_SECRET: 'a secret that is long enough for a test' }
  const product = await processOf(mainFile(), { ...secrets, HOST: '127.0.0.1', POSY_DATA: join(folder, 'data'), LOG_LEVEL: 'silent' })
  await product.start()
  onTestFinished(() => void product.stop('SIGKILL'))

  const writers = await startWriters(product.origin)
  await doAsGuideSays('yours:copy', env, owner)
  await doAsGuideSays('own:tidy', env, owner)
  await sleep(500)
  await writers.stop()
  await jobsDone(url)
  const before = await printOf(url)
  const MOMENT = await momentOf(url)
  await makeAccident(url)
  await archiveAll(url)
  expect(await printOf(url)).not.toEqual(before)

  await product.stop('SIGTERM')
  await run('pg_ctl -D "$PGDATA" stop -w -m immediate')
  await rm(env.PGDATA, { recursive: true })
  const begun = performance.now()
  await doAsGuideSays('yours:restore', { ...env, MOMENT }, owner)
  await product.start()
  const found = compare(writers.promised, await storedRows(url))
  figures('restore of yours', { acknowledged: writers.seen.acknowledged, ...found, ms: [performance.now() - begun] })
  expect(await printOf(url)).toEqual(before)
  expect(found).toEqual({ lost: 0, doubled: 0 })
  expect(existsSync(join(env.PGDATA, 'recovery.signal'))).toBe(false)
})

/** Where a picture is shown that somebody brought, and what is there. */
async function keptPicture(product: Product, couple: Couple): Promise<[id: number, sum: string]> {
  const { body } = await sendingTo(product).send(couple, await photo())
  return [body.file.id, await sumAt(product, couple, body.file.id)]
}

async function sumAt(product: Product, couple: Couple, id: number): Promise<string> {
  const { data } = (await couple.get('/files')).body
  const { urls } = data.find((file: { id: number }) => file.id === id)
  const { status, bytes } = await sendingTo(product).look(urls.whole, couple)
  return `${status} ${sumOf(bytes)}`
}

async function newTestFolder(): Promise<string> {
  const folder = await newFolder('posy-restore-')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function doIn(
  cwd: string,
  commands: string,
  env: Record<string, string> = {},
  owner: { uid?: number; gid?: number } = {},
): Promise<void> {
  const child = spawn('bash', ['-euc', commands], { ...owner, cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: 'ignore' })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${commands} ended with ${code}`)
}
