import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as store from "./store"

export const listClientsHandler = handler(contract.listClients, ({ scope, query }) => store.findPage(scope, query))

export const addClientHandler = handler(contract.addClient, async ({ scope, body }) => ({
  client: await store.insert(scope, body.client),
}))
