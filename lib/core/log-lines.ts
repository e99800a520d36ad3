/** Levels of pino with the colours of a terminal (SGR codes). */
const levels: Record<number, [name: string, colour: number]> = {
  10: ["trace", 2],
  20: ["debug", 2],
  30: ["info", 36],
  40: ["warning", 33],
  50: ["error", 31],
  60: ["fatal", 31],
}

/** Replaces control characters other than line breaks: a logged text must not command the terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
const harmless = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, "\ufffd")

const oneLine = (text: string) => harmless(text).replaceAll("\n", " ")
const indented = (text: string) => harmless(text).replace(/^/gm, "    ")

/** A value without quotes where that is unambiguous. */
const shown = (value: unknown) =>
  typeof value === "string" && /^[^\s"=]+$/.test(value) ? oneLine(value) : oneLine(JSON.stringify(value))

function belowOf(err: unknown, outbox: unknown): string[] {
  const { type, message, stack, ...rest } = (err ?? {}) as Record<string, unknown>
  const fields = Object.entries(rest).map(([name, value]) => `${name}=${shown(value)}`)
  const trace = err ? [String(stack ?? `${type ?? "Error"}: ${message ?? ""}`), ...fields] : []
  const { to, subject, text } = (outbox ?? {}) as Record<string, unknown>
  const mail = outbox ? [`To: ${to}`, `Subject: ${subject}`, "", String(text ?? "")] : []
  return [...trace, ...mail].map(indented)
}

/** The request of a line: GET /api/users/list/data 200. */
const requestOf = (parts: Record<string, unknown>) =>
  oneLine(
    Object.values(parts)
      .filter((part) => part !== undefined)
      .join(" "),
  )

/**
 * Formats a line of the log for a terminal: the time of day, the level, the message and the fields; an error's stack and
 * an e-mail's text are below.
 * @param json the line as pino writes it
 */
export function readableLine(json: string, { colours }: { colours: boolean }): string {
  const { level, time, msg, err, outbox, method, path, status, ms, ...fields } = JSON.parse(json) as Record<
    string,
    unknown
  >
  const paint = (code: number, text: string) => (colours && text ? `\u001b[${code}m${text}\u001b[0m` : text)
  const [name, colour] = levels[Number(level)] ?? ["log", 2]
  const at = new Date(String(time)).toTimeString().slice(0, 8)
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${shown(value)}`)
  const line = [
    paint(2, at),
    paint(colour, name.padEnd(7)),
    oneLine(String(msg ?? "")),
    requestOf({ method, path, status }),
    ms === undefined ? "" : `${ms} ms`,
    paint(2, rest.join(" ")),
  ].filter(Boolean)
  return `${[line.join(" "), ...belowOf(err, outbox)].join("\n")}\n`
}

/** Writes the log to a terminal. */
export const terminalLog = {
  write(json: string): void {
    process.stdout.write(readableLine(json, { colours: !process.env.NO_COLOR }))
  },
}
