"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/users/endpoints"

/** After a write to one person: says so, and brings lists and pages up to date. */
export function useSaved() {
  const t = useTranslations("users.done")
  const router = useRouter()
  const invalidate = useInvalidate()
  return (said: "saved" | "permissionsSaved", name: string) => {
    toast.success(t(said, { name }))
    void invalidate([endpoints.listUsers, endpoints.getUserProfile])
    router.refresh()
  }
}
