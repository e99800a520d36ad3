"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Checkbox } from "@/components/ui/checkbox"
import { type Scope, scopeNouns } from "@/lib/features/api-keys/values"

/** A table of areas with check marks for reading and changing. A key that changes an area also reads it. */
export function ScopesField() {
  const t = useTranslations("api-keys")
  const { field } = useController({ name: "scopes" })
  const chosen: Scope[] = field.value
  const set = (scope: Scope, isOn: boolean, ...off: Scope[]) =>
    field.onChange([...chosen.filter((held) => held !== scope && !off.includes(held)), ...(isOn ? [scope] : [])])
  return (
    <Field bare name="scopes" label={t("form.areas")}>
      {(control) => (
        <div className="max-h-80 overflow-y-auto rounded-control border border-line">
          <table className="w-full text-sm">
            <caption className="sr-only">{t("form.areas")}</caption>
            <thead className="sticky top-0 z-10 bg-card text-ink-muted text-xs">
              <tr className="border-line border-b">
                <th scope="col" className="px-3 py-2 text-start font-medium">
                  {t("form.area")}
                </th>
                <th scope="col" className="px-3 py-2 text-start font-medium">
                  {t("form.read")}
                </th>
                <th scope="col" className="px-3 py-2 text-start font-medium">
                  {t("form.change")}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {scopeNouns.map((noun, at) => {
                const area = t(`areas.${noun}`)
                const [read, write] = [`${noun}:read`, `${noun}:write`] as const
                const changes = chosen.includes(write)
                return (
                  <tr key={noun}>
                    <th scope="row" className="px-3 py-1.5 text-start font-normal">
                      {area}
                    </th>
                    <td className="px-3 py-1.5">
                      <Checkbox
                        {...(at === 0 ? control : {})}
                        ref={at === 0 ? field.ref : undefined}
                        hideLabel
                        label={t("form.readArea", { area })}
                        checked={changes || chosen.includes(read)}
                        disabled={changes}
                        onChange={(event) => set(read, event.target.checked)}
                      />
                    </td>
                    <td className="px-3 py-1.5">
                      <Checkbox
                        hideLabel
                        label={t("form.changeArea", { area })}
                        checked={changes}
                        onChange={(event) => set(write, event.target.checked, read)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Field>
  )
}
