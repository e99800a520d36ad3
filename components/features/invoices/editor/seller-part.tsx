"use client"

import { PencilLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Billing } from "@/lib/features/billing/schema"
import { Seller } from "../paper/seller"
import { useSellers, useTypedSeller } from "./use-sellers"

/** The issuer, a choice if there are several businesses, and the way to change its details. */
export function SellerPart({ billing, isNew }: { billing: Billing; isNew: boolean }) {
  const t = useTranslations("invoices.editor")
  const ability = useAbility()
  const [, setOpen] = useViewParam("open")
  const sellers = useSellers()
  const shown = useTypedSeller(billing)
  const business = useWatch({ name: "businessId" }) as string
  const look = { variant: "ghost", size: "sm", icon: <PencilLine />, className: "mt-2 -ms-2.5" } as const
  return (
    <div className="min-w-0 flex-1 basis-56">
      {sellers.length > 1 && (
        <SelectField
          required={isNew}
          name="businessId"
          label={t("business")}
          placeholder={t("chooseBusiness")}
          options={sellers.map(({ id, name }) => ({ value: String(id), label: name }))}
          className="mb-4 max-w-xs"
        />
      )}
      <Seller billing={shown} />
      {!shown.company && <p className="max-w-xs text-ink-muted text-sm">{t("noDetails")}</p>}
      {business
        ? ability.can("update", "Business") && (
            <ButtonLink {...look} href={`/business/list?open=edit-business-${business}`}>
              {t("editBusiness")}
            </ButtonLink>
          )
        : ability.can("manage", "Invoice") && (
            <Button {...look} onClick={() => setOpen("billing")}>
              {t("yourDetails")}
            </Button>
          )}
    </div>
  )
}
