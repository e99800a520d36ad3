"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { useViewParam } from "@/lib/core/client/use-list-state"

/** The button that opens the add drawer, and the drawer; whether it is open stands in the address. */
export function AddUser() {
  const t = useTranslations("users")
  const [, setOpen] = useViewParam("open")
  return (
    <Button icon={<Plus />} onClick={() => setOpen("add")}>
      {t("add")}
    </Button>
  )
}
