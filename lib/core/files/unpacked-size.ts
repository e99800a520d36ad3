const entryMark = 0x02014b50
const endMark = 0x06054b50
/** Bytes of the end-of-central-directory record, without a comment and with the longest possible one. */
const [shortestEnd, longestEnd] = [22, 22 + 65_535]

/** The uncompressed bytes that a zip file declares, or Infinity if its central directory is unreadable. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - shortestEnd
  while (end >= 0 && end >= bytes.length - longestEnd && view.getUint32(end, true) !== endMark) end--
  if (end < 0 || end < bytes.length - longestEnd) return Number.POSITIVE_INFINITY
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) return Number.POSITIVE_INFINITY
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}
