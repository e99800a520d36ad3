import { createDeliverer, deliverer } from "@/lib/core/outbox/deliverer"
import { type MailServerOptions, startMailServer, startSilentServer } from "./mail-server"

const holder = globalThis as { __cornerledgerConfig?: unknown; __cornerledgerDeliverer?: unknown }

/** Makes the product send through a mail server, or without one write to the log. */
export async function sendThrough(url?: string): Promise<void> {
  await deliverer().stop()
  if (url) process.env.SMTP_URL = url
  else delete process.env.SMTP_URL
  holder.__cornerledgerConfig = undefined
  holder.__cornerledgerDeliverer = createDeliverer()
}

/** Sends due e-mails and waits until that is done. */
export async function deliverAll(): Promise<void> {
  deliverer().wake()
  await deliverer().idle()
}

let stop: () => Promise<void> = async () => {}

/** Starts a mail server for one test and sends through it. */
export async function serve(options?: MailServerOptions) {
  const server = await startMailServer(options)
  stop = server.stop
  await sendThrough(server.url)
  return server
}

/** The same with a silent server and a timeout in milliseconds. */
export async function serveSilence(greetingTimeout: number): Promise<void> {
  const server = await startSilentServer()
  stop = server.stop
  await sendThrough(`${server.url}?greetingTimeout=${greetingTimeout}`)
}

/** Stops the test's mail server. */
export async function stopServing(): Promise<void> {
  await sendThrough()
  await stop()
}
