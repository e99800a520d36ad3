import { type ChainRow, chainPages, type Reader } from "./verify"

/** The line of an event in an export. The order of its fields is of no importance. */
const lineOf = ({ hash, salt, content, ...event }: ChainRow & { hasEvent?: boolean; hasDetails?: boolean }) => {
  const { hasEvent: _, hasDetails: __, ...sealed } = event
  return `${JSON.stringify({ ...sealed, hash, salt, content })}\n`
}

/** A workspace's sealed log as JSON lines, read page by page while it is sent. */
export function exportChain(read: Reader, workspaceId: number): ReadableStream<Uint8Array> {
  const pages = chainPages(read, workspaceId)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value.map(lineOf).join("")))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
}
