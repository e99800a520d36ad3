"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { UndoneImport } from "@/lib/features/catalogue/schema/imports"
import { staleImports } from "./stale-imports"

/** Undoes an import. `kept` has the products that stay as they are. */
export function useUndoImport(id: number) {
  const t = useTranslations("product-import")
  const showError = useErrorToast()
  const send = useMutation(endpoints.undoProductImport, { invalidates: staleImports })
  const [kept, setKept] = useState<UndoneImport["kept"]>([])
  async function undo() {
    try {
      const answer = await send.run({ params: { id } })
      setKept(answer.kept)
      void toast.success(t("undone"))
    } catch (error) {
      showError(error)
    }
  }
  return { undo, kept, busy: send.busy }
}
