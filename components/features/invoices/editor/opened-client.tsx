"use client"

import { useAbility } from "@/components/layout/ability"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as clientsEndpoints from "@/lib/features/clients/endpoints"
import { ClientDrawer } from "./client-drawer"

/** The drawer to edit a client (`open=client`), as they are now. */
export function OpenedClient({ id }: { id: number }) {
  const [open, setOpen] = useViewParam("open")
  const isOpen = useAbility().can("update", "Invoice") && open === "client"
  const { data } = useQuery(clientsEndpoints.listClients, isOpen ? { query: { id } } : null)
  const client = data?.clients[0]
  const close = () => setOpen(null, { replace: true })
  return <ClientDrawer open={isOpen && client !== undefined} client={client} onClose={close} onSaved={() => {}} />
}
