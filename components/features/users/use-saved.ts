"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/users/endpoints"

/** Returns a function that confirms a write to one user and refreshes lists and page. */
export function useSaved() {
  const t = useTranslations("users.done")
  const router = useRouter()
  const invalidate = useInvalidate()
  return (message: "saved" | "permissionsSaved", name: string) => {
    toast.success(t(message, { name }))
    void invalidate([endpoints.listUsers, endpoints.getUserProfile])
    router.refresh()
  }
}
