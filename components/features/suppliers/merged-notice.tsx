"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { TextLink } from "@/components/ui/text-link"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import type { WholeSupplier } from "@/lib/features/suppliers/schema"
import { stale } from "./stale"

/** Says which supplier this one turned out to be, or which turned out to be this one. */
export function MergedNotice({ supplier, mayUndo }: { supplier: WholeSupplier; mayUndo: boolean }) {
  const t = useTranslations("suppliers.merge")
  const showError = useErrorToast()
  const merge = useMutation(endpoints.mergeSupplier, { invalidates: stale })
  const { id, version, mergedInto, merged } = supplier
  if (mergedInto)
    return (
      <Alert
        tone="warning"
        action={
          mayUndo && (
            <Button
              size="sm"
              variant="outline"
              disabled={merge.busy}
              onClick={() => void merge.run({ params: { id }, body: { version, into: null } }).catch(showError)}
            >
              {t("undo")}
            </Button>
          )
        }
      >
        {t.rich("into", {
          name: () => <TextLink href={`/business/suppliers/${mergedInto.id}`}>{mergedInto.name}</TextLink>,
        })}
      </Alert>
    )
  if (merged.length === 0) return null
  return (
    <Alert>
      {t("from", { names: "" })}
      {merged.map((one, i) => (
        <span key={one.id}>
          {i > 0 && ", "}
          <TextLink href={`/business/suppliers/${one.id}`}>{one.name}</TextLink>
        </span>
      ))}
    </Alert>
  )
}
