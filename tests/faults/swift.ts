import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini } from 's3mini'
import type { S3Keys } from '#server/files/s3-store.ts'
import { freePort } from '#tests/free-port.ts'
import { newFolder } from './product.ts'

/**
 * OpenStack Swift, whose S3 none of us wrote: installed (Debian: swift-proxy, -account, -container, -object), or their packages
 * unpacked by `dpkg -x` into the folder that SWIFT names.
 */
export function swiftRoot(): string | undefined {
  return [process.env['SWIFT'], '/'].find((root) => root && existsSync(join(root, 'usr/bin/swift-proxy-server')))
}

export interface Swift {
  keys: S3Keys
  stop: () => Promise<void>
}

/** One of each server, one replica, in a folder of its own, with an empty bucket. */
export async function startSwift(root: string): Promise<Swift> {
  const folder = await newFolder('posy-swift-')
  await mkdir(join(folder, 'devices/d1'), { recursive: true })
  const ports = { proxy: await freePort(), account: await freePort(), container: await freePort(), object: await freePort() }
  const env = {
    PATH: process.env['PATH'] ?? '',
    PYTHONPATH: `${folder}:${join(root, 'usr/lib/python3/dist-packages')}`,
    LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
  }
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = posy\n[storage-policy:0]\nname = only\ndefault = yes\n',
  )
  await writeFile(join(folder, 'start.py'), starter)
  await writeFile(join(folder, 'stand_in_cache.py'), cache)
  for (const name of ['account', 'container', 'object'] as const) {
    await writeFile(join(folder, `${name}.conf`), storageServer(folder, name, ports[name]))
    execFileSync('/usr/bin/python3', ['-c', ring, join(folder, name), String(ports[name])], { env })
  }
  await writeFile(join(folder, 'proxy.conf'), proxyServer(folder, ports.proxy))
  const children = Object.keys(ports).map((name) =>
    spawn('/usr/bin/python3', [join(folder, 'start.py'), folder, name], { env, stdio: 'ignore' }),
  )
  const keys = { url: `http://127.0.0.1:${ports.proxy}/posy`, region: 'us-east-1', key: 'test:tester', secret: 'testing' }
  await ready(keys).catch(async (error: Error) => {
    await stop()
    throw error
  })
  return { keys, stop }

  async function stop() {
    await Promise.all(children.map(ended))
    await rm(folder, { recursive: true, force: true })
  }
}

const starter = `import sys
import swift.common.utils as utils
from swift.common.wsgi import run_wsgi
folder, name = sys.argv[1:]
utils.SWIFT_CONF_FILE = folder + '/swift.conf'
sys.exit(run_wsgi(folder + '/' + name + '.conf', name + '-server'))
`

/** Without memcached it signs nobody in. */
const cache = `class Cache(dict):
    def __bool__(self):
        return True
    def get(self, key, **_):
        return dict.get(self, key)
    def set(self, key, value, **_):
        self[key] = value
    def incr(self, key, delta=1, **_):
        self[key] = int(dict.get(self, key) or 0) + int(delta)
        return self[key]
    def delete(self, key, **_):
        self.pop(key, None)

def stand_in(conf, **_):
    kept = Cache()
    def filter(app):
        def call(env, start):
            env['swift.cache'] = kept
            return app(env, start)
        return call
    return filter
`

const ring = `import sys
from swift.common.ring import RingBuilder
file, port = sys.argv[1:]
ring = RingBuilder(4, 1, 1)
ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
ring.rebalance()
ring.get_ring().save(file + '.ring.gz')
`

function storageServer(folder: string, name: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
user = root
workers = 1
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`
}

function proxyServer(folder: string, port: number): string {
  const filters = ['catch_errors', 'cache', 'bulk', 's3api', 'tempauth', 'copy', 'slo', 'dlo']
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = root
workers = 1
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
${filters.map((name) => `[filter:${name}]\n${name === 'cache' ? 'paste.filter_factory = stand_in_cache:stand_in' : `use = egg:swift#${name}`}\n${name === 'tempauth' ? 'user_test_tester = testing .admin\n' : ''}`).join('')}`
}

/** It takes a while until the four know each other. */
async function ready({ url, region, key, secret }: S3Keys): Promise<void> {
  const bucket = new S3mini({ endpoint: url, region, accessKeyId: key, secretAccessKey: secret })
  for (const until = Date.now() + 90_000; ; ) {
    const isThere = await bucket.createBucket().catch(() => false)
    if (isThere) return
    if (Date.now() > until) throw new Error('Swift did not start')
    await sleep(500)
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await exited
  clearTimeout(late)
}
