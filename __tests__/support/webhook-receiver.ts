import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import { config } from "@/lib/core/config"
import { deliverDueWebhooks } from "@/lib/features/webhooks/service/deliver"
import type { Caller } from "./api"
import { query } from "./facts"

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

type Reply = (response: ServerResponse, received: Received) => void

export const ok: Reply = (response) => response.end("thanks")
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end(`status ${code}`)

/** A receiver of webhooks on loopback. `reply` decides how it answers. */
export async function startReceiver(reply: Reply = ok) {
  const received: Received[] = []
  const receiver = { received, reply, url: "", stop: async () => {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      receiver.reply(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  receiver.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return receiver
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Verifies a message with the specification's own library. @throws if the signature is wrong */
export const verify = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

/** Lets webhooks call this machine, as an operator can. */
export const allowPrivate = (isAllowed: boolean) => {
  config().WEBHOOKS_ALLOW_PRIVATE = isAllowed
}

export async function addWebhook(who: Caller, url: string, events = ["*"]) {
  const { status: code, body } = await who.post("/api/v1/webhooks", { url, events })
  if (code !== 201) throw new Error(`adding a webhook answered ${code} ${JSON.stringify(body)}`)
  return body as { id: string; secret: string; version: number }
}

export const sendTest = async (who: Caller, id: string) =>
  (await who.post("/api/v1/webhooks/{id}/test", {}, { id })).body as { id: string; eventId: string }

export const webhookOf = async (who: Caller, id: string) => (await who.get("/api/v1/webhooks/{id}", {}, { id })).body

export const deliveriesOf = async (who: Caller, id: string) =>
  (await who.get("/api/v1/webhooks/{id}/deliveries", {}, { id })).body.data

/** Seconds until the next attempt of a delivery. */
export async function secondsLeft(deliveryId: string): Promise<number> {
  const [row] = await query<{ left: number }>(
    `select extract(epoch from next_attempt_at - now())::float8 as left from webhook_deliveries where id = '${deliveryId}'`,
  )
  return row?.left ?? Number.NaN
}

/** Makes the next attempt of a webhook's deliveries due and sends them. */
export async function deliverNow(webhookId: string): Promise<void> {
  await query(`update webhook_deliveries set next_attempt_at = now() - interval '1 second'
    where webhook_id = '${webhookId}' and state in ('pending', 'sending')`)
  await deliverDueWebhooks()
}
