import { Zip, ZipDeflate, ZipPassThrough } from "fflate"

/** A file of an archive: all of its content, or parts that are read while it is sent. */
export interface ZippedFile {
  name: string
  content: Uint8Array | AsyncIterable<Uint8Array>
  /** Whether deflating it again would gain nothing: pictures. */
  isCompressed?: boolean
}

/** A ZIP file, made while it is sent: the next file is asked for when the one before it has been taken. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { name, content, isCompressed } of files) {
    const part = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(part)
    if (content instanceof Uint8Array) part.push(content, true)
    else {
      for await (const chunk of content) {
        part.push(chunk)
        yield* ready.splice(0)
      }
      part.push(new Uint8Array(), true)
    }
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
