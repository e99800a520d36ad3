"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer } from "@/components/ui/drawer"
import type { ListedClient } from "@/lib/features/clients/schema"

const ClientForm = lazy(() => import("./client-form"))

interface Props {
  open: boolean
  /** Undefined for a new client. */
  client?: ListedClient
  onClose: () => void
  onSaved: (client: ListedClient) => void
}

/** The drawer to add or edit a client. */
export function ClientDrawer({ open, client, onClose, onSaved }: Props) {
  const t = useTranslations("invoices.client")
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(client ? "editTitle" : "addTitle")}
      description={client && t("editText")}
    >
      <Suspense>
        <ClientForm
          client={client}
          onSaved={(saved) => {
            onSaved(saved)
            onClose()
          }}
        />
      </Suspense>
    </Drawer>
  )
}
