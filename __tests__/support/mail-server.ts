import { type AddressInfo, createServer, type Socket } from "node:net"
import { SMTPServer } from "smtp-server"
import { until } from "./until"

/** An e-mail as received by a mail server. */
export interface Arrived {
  to: string[]
  /** Headers and body. */
  text: string
}

/** A mail server's error for a recipient or an e-mail; undefined if it accepts it. */
type Refuse = (about: string) => [code: number, text: string] | undefined

const refusal = ([responseCode, text]: [number, string]) => Object.assign(new Error(text), { responseCode })

export interface MailServerOptions {
  recipient?: Refuse
  mail?: Refuse
  /** Receives an e-mail and hangs up without a response. */
  dies?: () => boolean
}

/** A mail server on loopback that accepts and rejects as configured. */
export async function startMailServer({ recipient, mail, dies }: MailServerOptions = {}) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const refused = recipient?.(address)
      done(refused ? refusal(refused) : null)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString()
        if (dies?.()) {
          for (const connection of server.connections) {
            ;(connection as unknown as { _socket: Socket })._socket.destroy()
          }
          return
        }
        const refused = mail?.(text)
        if (refused) return done(refusal(refused))
        arrived.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  // A client that hangs up is not an error.
  server.on("error", () => {})
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** Waits for an e-mail to an address. */
    mailTo: (address: string): Promise<Arrived> =>
      until(() => arrived.findLast(({ to }) => to.includes(address)), `a mail to ${address} arrives`),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** A server that accepts connections and never responds. */
export async function startSilentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** A mail server for a file of browser tests. Start the product's server afterwards, with its `env`. */
export function withMailServer(options?: MailServerOptions) {
  const env: Record<string, string> = {}
  let running: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => {
    running = await startMailServer(options)
    env.SMTP_URL = running.url
  })
  afterAll(() => running.stop())
  return { env, mailServer: () => running }
}
