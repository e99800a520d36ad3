"use client"

import { KeyRound } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Button } from "@/components/ui/button"
import { useViewParam } from "@/lib/core/client/use-list-state"

const PinDialog = lazy(() => import("./pin-dialog"))

/** Opens the dialog for the user's own PIN; `?open=pin` does too. */
export function PinButton() {
  const t = useTranslations("staff-access")
  const [open, setOpen] = useViewParam("open")
  return (
    <>
      <Button variant="outline" icon={<KeyRound />} onClick={() => setOpen("pin")}>
        {t("pin.open")}
      </Button>
      {open === "pin" && (
        <Suspense>
          <PinDialog onClose={() => setOpen(null, { replace: true })} />
        </Suspense>
      )}
    </>
  )
}
