"use client"

import { SlidersHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"

const PolicyPanel = lazy(() => import("./policy-panel"))

/** Opens the policies of shops, for those who may change shops. */
export function PolicyButton({ shop }: { shop?: number }) {
  const t = useTranslations("deposits.policy")
  const [open, setOpen] = useViewParam("open")
  if (!useAbility().can("update", "Shop")) return null
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <Button variant="outline" size="sm" icon={<SlidersHorizontal />} onClick={() => setOpen("policy")}>
        {t("open")}
      </Button>
      <Drawer open={open === "policy"} onClose={close} title={t("title")}>
        <Suspense>
          <PolicyPanel shop={shop} onDone={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
