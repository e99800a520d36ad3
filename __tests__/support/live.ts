/** Reads server-sent events as they come. */
export function eventsOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .getReader()
  const received: { event: string; data: unknown }[] = []
  const waiting: (() => void)[] = []
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
      for (const wake of waiting.splice(0)) wake()
    }
    open = false
    for (const wake of waiting.splice(0)) wake()
  }
  void read()
  const until = async <T>(look: () => T | undefined | false, within: number): Promise<T> => {
    const end = Date.now() + within
    for (;;) {
      const found = look()
      if (found) return found
      if (Date.now() > end) throw new Error(`no such event within ${within} ms; received ${JSON.stringify(received)}`)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        setTimeout(resolve, 20)
      })
    }
  }
  return {
    received,
    /** Waits for an event, by default for a second. Searches all events received so far. */
    next: (event: string, matches: (data: never) => boolean = () => true, within = 1000) =>
      until(() => received.find((one) => one.event === event && matches(one.data as never)), within),
    ended: (within = 1000) => until(() => !open, within),
    close: () => reader.cancel(),
  }
}
