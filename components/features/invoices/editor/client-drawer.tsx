"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer } from "@/components/ui/drawer"
import type { ListedClient } from "@/lib/features/clients/schema"

const ClientForm = lazy(() => import("./client-form"))

interface Props {
  open: boolean
  /** Left out, it is a new one. */
  client?: ListedClient
  onClose: () => void
  onSaved: (client: ListedClient) => void
}

/** A client to add or to change, slid in beside the paper. */
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
