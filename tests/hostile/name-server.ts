import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { afterAll } from 'vitest'

/** What a name is told to be at its nth question. */
type Told = (nth: number) => { a?: string[]; aaaa?: string[] }

/** A name server for one test file: names of its own, without an answer that lasts. Undefined is a name that it never answers. */
export async function nameServer(names: Record<string, Told | 'silent'>) {
  const socket = createSocket('udp4')
  const asked = new Map<string, number>()
  socket.on('message', (question, from) => answer(question, from))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  afterAll(() => void socket.close())
  return { at: `127.0.0.1:${socket.address().port}`, asked }

  function answer(question: Buffer, { address, port }: RemoteInfo): void {
    const { name, end } = nameIn(question)
    const isFour = question.readUInt16BE(end) === 1
    const key = `${name} ${isFour ? 'A' : 'AAAA'}`
    asked.set(key, (asked.get(key) ?? 0) + 1)
    const told = names[name]
    if (told === 'silent') return
    const { a = [], aaaa = [] } = told?.(asked.get(key)!) ?? {}
    const records = isFour ? a.map(four) : aaaa.map(six)
    const head = Buffer.from(question.subarray(0, 12))
    head.writeUInt16BE(told ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([head, question.subarray(12, end + 4), ...records]), port, address)
  }
}

function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let place = 12
  for (let length = question[place]!; length > 0; length = question[place]!) {
    labels.push(question.toString('latin1', place + 1, place + 1 + length))
    place += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: place + 1 }
}

/** A record for the name that was asked for, good for no second. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length])
  return Buffer.concat([head, data])
}

function four(address: string): Buffer {
  return record(1, Buffer.from(address.split('.').map(Number)))
}

/** Of an address that is written out in eight groups. */
function six(address: string): Buffer {
  return record(
    28,
    Buffer.from(
      address
        .split(':')
        .map((group) => group.padStart(4, '0'))
        .join(''),
      'hex',
    ),
  )
}
