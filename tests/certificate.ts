import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate that a name signed for itself, and its key, as a server takes them (RFC 5280, RFC 8410). */
export function certificateFor(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const algorithm = part(0x30, Buffer.from('06032b6570', 'hex'))
  const called = part(0x30, part(0x31, part(0x30, Buffer.from('0603550403', 'hex'), part(0x0c, Buffer.from(name)))))
  const names = part(0x30, part(0x82, Buffer.from(name)))
  const told = part(
    0x30,
    part(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    algorithm,
    called,
    part(0x30, moment(-1), moment(1)),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, part(0x30, part(0x30, Buffer.from('0603551d11', 'hex'), part(0x04, names)))),
  )
  const whole = part(0x30, told, algorithm, part(0x03, Buffer.from([0]), sign(null, told, privateKey)))
  const cert = `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

function part(tag: number, ...parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts)
  const length = bytes.length < 128 ? [bytes.length] : [0x82, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), bytes])
}

/** So many days from now. */
function moment(days: number): Buffer {
  const at = new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return part(0x17, Buffer.from(at.slice(2)))
}
