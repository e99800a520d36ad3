"use client"

import { Check, Minus } from "lucide-react"
import { useTranslations } from "next-intl"
import { dutiesInUse, matrix, type StaffRole } from "@/lib/features/staff-access/values"

/** Says in sentences what a role may do, and what not. */
export function RoleDuties({ role }: { role: StaffRole }) {
  const t = useTranslations("staff-access")
  return (
    <section aria-label={t("mayDo", { role: t(`roles.${role}`) })} className="rounded-control bg-sunken p-4">
      <p className="mb-2 text-ink text-sm">{t(`about.${role}`)}</p>
      <ul className="space-y-1 text-dense">
        {dutiesInUse.map((duty) => {
          const may = matrix[role][duty] !== undefined
          return (
            <li key={duty} className="flex items-start gap-2 text-ink-muted">
              {may ? (
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
              ) : (
                <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              )}
              <span>{t(may ? `can.${duty}` : `cannot.${duty}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
