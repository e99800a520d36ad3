"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"

const Profile = lazy(() => import("./own-profile"))

/** The drawer with the user's own profile. The URL says whether it is open (`open=profile`). */
export function ProfileDrawer() {
  const t = useTranslations("chat.profile")
  const [open, setOpen] = useViewParam("open")
  return (
    <Drawer
      open={open === "profile"}
      onClose={() => setOpen(null, { replace: true })}
      title={t("title")}
      side="start"
      size="sm"
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Profile />
      </Suspense>
    </Drawer>
  )
}
