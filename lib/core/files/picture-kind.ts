/** The picture formats we accept, by their first bytes in hexadecimal. A dot matches any digit. */
const kinds = [
  { type: "image/png", name: "PNG", starts: /^89504e470d0a1a0a/ },
  { type: "image/jpeg", name: "JPEG", starts: /^ffd8ff/ },
  { type: "image/gif", name: "GIF", starts: /^47494638(37|39)61/ },
  { type: "image/webp", name: "WebP", starts: /^52494646.{8}57454250/ },
]

const bytesOf = (content: Uint8Array, maxLength = content.length) =>
  Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, maxLength))

/** The picture format of a file by its first bytes, whatever type it was sent as; undefined for other files. */
export function pictureKind(content: Uint8Array): { type: string; name: string } | undefined {
  const head = bytesOf(content, 12).toString("hex")
  return kinds.find(({ starts }) => starts.test(head))
}

/** More scans than any camera or program writes. The decoder goes through the whole picture for each. */
const maxScans = 50
const startOfScan = Buffer.from([0xff, 0xda])

/** Whether a JPEG has so many scans that it was built to exhaust the decoder. */
export function hasTooManyScans(content: Uint8Array): boolean {
  const bytes = bytesOf(content)
  let scans = 0
  for (let at = bytes.indexOf(startOfScan); at >= 0; at = bytes.indexOf(startOfScan, at + 2)) {
    if (++scans > maxScans) return true
  }
  return false
}
