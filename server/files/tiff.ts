export interface Lines {
  width: number
  height: number
  /** From the beginning of a line to that of the next. */
  stride: number
  data: Uint8Array
}

const [short, long, bytes] = [3, 4, 7]

/** Pixels as a TIFF, which says what their colours mean; nothing in it is packed. */
export function wrapped({ width, height, stride, data }: Lines, profile: Uint8Array): Buffer {
  const line = 3 * width
  const fields = (at: { depths: number; profile: number; pixels: number }) =>
    [
      [256, long, 1, width],
      [257, long, 1, height],
      [258, short, 3, at.depths],
      [259, short, 1, unpacked],
      [262, short, 1, redGreenBlue],
      [273, long, 1, at.pixels],
      [277, short, 1, 3],
      [278, long, 1, height],
      [279, long, 1, line * height],
      [34_675, bytes, profile.length, at.profile],
    ] as const
  const depths = 8 + 2 + fields({ depths: 0, profile: 0, pixels: 0 }).length * 12 + 4
  const at = { depths, profile: depths + 6, pixels: depths + 6 + profile.length }
  const whole = Buffer.alloc(at.pixels + line * height)
  whole.write('II*\0', 'latin1')
  whole.writeUInt32LE(8, 4)
  whole.writeUInt16LE(fields(at).length, 8)
  for (const [nth, [field, kind, count, value]] of fields(at).entries()) {
    const from = 10 + nth * 12
    whole.writeUInt16LE(field, from)
    whole.writeUInt16LE(kind, from + 2)
    whole.writeUInt32LE(count, from + 4)
    whole.writeUInt32LE(value, from + 8)
  }
  for (const nth of [0, 1, 2]) whole.writeUInt16LE(8, at.depths + 2 * nth)
  whole.set(profile, at.profile)
  for (let row = 0; row < height; row++) whole.set(data.subarray(row * stride, row * stride + line), at.pixels + row * line)
  return whole
}

const unpacked = 1
const redGreenBlue = 2
