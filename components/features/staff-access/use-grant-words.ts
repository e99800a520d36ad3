"use client"

import { useTranslations } from "next-intl"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { Shop } from "@/lib/features/businesses/schema/businesses"
import type { GrantFields as Values } from "@/lib/features/staff-access/schema/grants"
import type { Duty, LimitName } from "@/lib/features/staff-access/values"
import { chosenLimits, chosenOverrides } from "./values"

/** Words what somebody else has set in a field meanwhile. */
export function useGrantWords(shops: Shop[], currency: string) {
  const t = useTranslations("staff-access")
  const locale = useLanguage()
  const texts: { [Name in keyof Values]: (value: Values[Name]) => string } = {
    person: (value) => value,
    role: (value) => t(`roles.${value}`),
    where: (value) => t(`where.${value}`),
    shops: (value) =>
      shops
        .filter(({ id }) => value.includes(String(id)))
        .map(({ name }) => name)
        .join(", "),
    from: (value) => value,
    until: (value) => value,
    limits: (value) =>
      Object.entries(chosenLimits(value))
        .map(([name, most]) => `${t(`limits.names.${name as LimitName}`)}: ${money(most ?? 0, currency, locale)}`)
        .join(", "),
    overrides: (value) =>
      Object.entries(chosenOverrides(value))
        .map(([duty, may]) => `${t(`duties.${duty as Duty}`)}: ${t(may ? "overrides.yes" : "overrides.no")}`)
        .join(", "),
  }
  return (name: keyof Values, value: unknown) => ({
    label: t(`fields.${name}`),
    text: (texts[name] as (value: unknown) => string)(value),
  })
}
