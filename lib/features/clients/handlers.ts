import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as store from "./store"

export const listClientsHandler = handler(contract.listClients, ({ scope, query }) => store.findPage(scope, query))

export const addClientHandler = handler(contract.addClient, async ({ scope, body }) => ({
  client: await store.insert(scope, body.client),
}))

export const updateClientHandler = handler(contract.updateClient, async ({ scope, body }) => {
  const { id, ...changes } = body.client
  const client = await store.update(scope, id, changes)
  if (!client) throw notFound()
  return { client }
})
