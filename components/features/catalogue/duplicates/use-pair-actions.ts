"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { AlikePair, AlikeProduct } from "@/lib/features/catalogue/schema/duplicates"
import { staleCatalogue } from "../stale-catalogue"
import type { Duplicates } from "./use-duplicates"

/** The actions on a pair: remember it as distinct, or merge it. */
export function usePairActions({ hide, show, hideProduct }: Duplicates) {
  const t = useTranslations("product-duplicates")
  const attempt = useAttempt(staleCatalogue)
  return {
    distinct: (pair: AlikePair) => {
      const body = { first: pair.first.id, second: pair.second.id }
      hide(pair)
      return attempt(
        async () => {
          await call(endpoints.addDistinctProducts, { body })
          void toast.undo(t("remembered"), () =>
            attempt(async () => {
              await call(endpoints.removeDistinctProducts, { body })
              show(pair)
            }),
          )
        },
        () => show(pair),
      )
    },
    merge: (keep: AlikeProduct, archive: AlikeProduct) =>
      attempt(async () => {
        const body = { keep: keep.id, archive: archive.id, keepVersion: keep.version, archiveVersion: archive.version }
        await callOnce(endpoints.mergeProducts, { body })
        hideProduct(archive.id)
        void toast.success(t("merged", { name: keep.name }))
      }),
  }
}
