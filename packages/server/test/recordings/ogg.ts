/** A page of an Ogg stream; nobody checks its sum here. */
function page(
  packet: Buffer,
  { type, position, number }: { type: number; position: number; number: number },
) {
  const header = Buffer.alloc(27)
  header.write('OggS')
  header.writeUInt8(type, 5)
  header.writeBigInt64LE(BigInt(position), 6)
  header.writeUInt32LE(1, 14)
  header.writeUInt32LE(number, 18)
  header.writeUInt8(1, 26)
  return Buffer.concat([header, Buffer.from([packet.length]), packet])
}

/** A recording of Opus in Ogg that claims to last so long. */
export function oggRecording(seconds: number): Buffer {
  const head = Buffer.alloc(19)
  head.write('OpusHead')
  head.writeUInt8(1, 8)
  head.writeUInt8(1, 9)
  head.writeUInt32LE(48_000, 12)
  const tags = Buffer.alloc(16)
  tags.write('OpusTags')
  return Buffer.concat([
    page(head, { type: 2, position: 0, number: 0 }),
    page(tags, { type: 0, position: 0, number: 1 }),
    page(Buffer.from([0xf8, 0xff, 0xfe]), { type: 4, position: seconds * 48_000, number: 2 }),
  ])
}
