import { endpoint } from "@/lib/core/http/endpoint"
import { addEndpoint, changeEndpoint } from "@/lib/core/http/record-calls"
import { clientChanges, clientListQuery, clientPage, listedClient, newClient } from "./schema"

export const listClients = endpoint({
  method: "GET",
  path: "/api/invoice/all-clients",
  tool: "list_clients",
  summary: "Clients by name, searched and paged, with their ids",
  description: "`q` searches name and company e-mail.",
  can: ["read", "Invoice"],
  query: clientListQuery,
  response: clientPage,
})

export const addClient = addEndpoint("client", newClient, listedClient, {
  path: "/apps/invoice/add-client",
  summary: "Add a client",
  can: ["create", "Invoice"],
})

export const updateClient = changeEndpoint("client", clientChanges, listedClient, {
  path: "/apps/invoice/update-client",
  summary: "Change a client; merges the given fields",
  can: ["update", "Invoice"],
})
