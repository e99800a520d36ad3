"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Contact } from "@/lib/features/chat/schema"

const Card = lazy(() => import("./contact-card"))

interface Props {
  contact: Contact
  status: Contact["status"]
}

/** The drawer with the contact's details. The URL says whether it is open (`open=contact`). */
export function ContactDrawer({ contact, status }: Props) {
  const t = useTranslations("chat.contact")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer open={open === "contact"} onClose={close} title={t("title")} size="sm">
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Card contact={contact} status={status} onDone={close} />
      </Suspense>
    </Drawer>
  )
}
