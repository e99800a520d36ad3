"use client"

import { Check, Minus } from "lucide-react"
import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { StaffGrant } from "@/lib/features/staff-access/schema/grants"
import { type Duty, dutiesInUse, limitNames, matrix, type StaffRole } from "@/lib/features/staff-access/values"

interface Props {
  role: StaffRole
  /** Duties that the grant adds to the role (true) or takes from it (false). */
  overrides?: Partial<Record<Duty, boolean>>
  limits?: StaffGrant["limits"]
  currency: string
}

/** Says in sentences what a grant does and doesn't permit, and marks differences from the role. */
export function RoleDuties({ role, overrides = {}, limits = {}, currency }: Props) {
  const t = useTranslations("staff-access")
  const locale = useLanguage()
  const limited = limitNames.filter((name) => limits[name] !== undefined)
  return (
    <section aria-label={t("mayDo", { role: t(`roles.${role}`) })} className="rounded-control bg-sunken p-4">
      <p className="mb-2 text-ink text-sm">{t(`about.${role}`)}</p>
      <ul className="space-y-1 text-dense">
        {dutiesInUse.map((duty) => {
          const ofRole = matrix[role][duty] !== undefined
          const may = overrides[duty] ?? ofRole
          const Icon = may ? Check : Minus
          return (
            <li key={duty} className="flex items-start gap-2 text-ink-muted">
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${may ? "text-success-text" : ""}`} />
              <span className="min-w-0">{t(may ? `can.${duty}` : `cannot.${duty}`)}</span>
              {may !== ofRole && (
                <Badge tone="warning" className="ms-auto">
                  {t("overrides.differs")}
                </Badge>
              )}
            </li>
          )
        })}
        {limited.map((name) => (
          <li key={name} className="flex items-start gap-2 text-ink-muted">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
            <span className="min-w-0">
              {t("limits.upTo", {
                what: t(`limits.names.${name}`),
                amount: money(limits[name] ?? 0, currency, locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
