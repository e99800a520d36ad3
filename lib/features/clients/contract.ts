import { endpoint } from "@/lib/core/http/endpoint"
import { adding } from "@/lib/core/http/record-calls"
import { clientForm, clientListQuery, clientPage, listedClient } from "./schema"

export const listClients = endpoint({
  method: "GET",
  path: "/api/invoice/all-clients",
  summary: "Clients by name, searched and paged, with their ids",
  description: "`q` looks in name and company e-mail.",
  can: ["read", "Invoice"],
  query: clientListQuery,
  response: clientPage,
})

export const addClient = adding("client", clientForm, listedClient, {
  path: "/apps/invoice/add-client",
  summary: "Add a client",
  can: ["create", "Invoice"],
})
