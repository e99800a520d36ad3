import { until } from "./until"

/** Reads server-sent events as they come. */
export function eventsOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader()
  const received: { event: string; data: unknown }[] = []
  let open = true
  const read = async () => {
    let text = ""
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) break
      text += value
      const blocks = text.split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1]
        if (event) received.push({ event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null") })
      }
    }
    open = false
  }
  void read()
  return {
    received,
    /** Waits for an event, by default for a second. Searches all events received so far. */
    next: (event: string, matches: (data: never) => boolean = () => true, within = 1000) =>
      until(
        () => received.find((one) => one.event === event && matches(one.data as never)),
        `"${event}" is received`,
        within,
      ),
    ended: (within = 1000) => until(() => !open, "the stream has ended", within),
    close: () => reader.cancel(),
  }
}
