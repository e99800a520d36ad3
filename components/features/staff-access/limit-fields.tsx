"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { MoneyField } from "@/components/form/money-field"
import type { GrantFields as Values } from "@/lib/features/staff-access/schema/grants"
import { isLimitOfRole, limitNames } from "@/lib/features/staff-access/values"

/** Amounts up to which the grant permits something. What an empty one means depends on the role. */
export function LimitFields({ currency }: { currency: string }) {
  const t = useTranslations("staff-access.limits")
  const role = useWatch({ name: "role" }) as Values["role"]
  return (
    <fieldset>
      <legend className="font-medium text-ink text-sm">{t("title")}</legend>
      <p className="mb-3 text-ink-muted text-sm">{t("text")}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {limitNames.map((name) => (
          <MoneyField
            key={name}
            name={`limits.${name}`}
            currency={currency}
            label={t(`names.${name}`)}
            help={t(isLimitOfRole(role, name) ? "emptyIsNothing" : "emptyIsUnlimited")}
          />
        ))}
      </div>
    </fieldset>
  )
}
