import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const listPollsHandler = handler(contract.listPolls, ({ scope }) => service.newest(scope))

export const voteHandler = handler(contract.vote, async ({ scope, body }) => ({
  poll: await service.vote(scope, body.pollId, body.name),
}))
