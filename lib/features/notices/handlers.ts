import { handler } from "@/lib/core/http/handler"
import { sendsMail } from "@/lib/core/outbox/queue"
import * as contract from "./contract"
import * as service from "./service"

export const askForNoticeHandler = handler(contract.askForNotice, async ({ body, client }) => {
  await service.subscribe(body.topic, body.email, client.locale)
  return { email: body.email, sendsMail: sendsMail() }
})
