"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { useController } from "react-hook-form"
import { Checkbox } from "@/components/ui/checkbox"
import { Switch } from "@/components/ui/switch"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { type Module, type Right, RightsTable, rights } from "./rights-table"

interface Props {
  modules: Module[]
  /** Shown while the role decides. */
  ofRole: AbilityRule[]
}

/** The form's field `permissions`: a switch between the role's permissions, which are null, and a table of individual ones. */
export function RightsField({ modules, ofRole }: Props) {
  const t = useTranslations("users")
  const { field } = useController({ name: "permissions" })
  const permissions = field.value as AbilityRule[] | null
  /** The last individual permissions, for switching back and forth. */
  const last = useRef(permissions)
  const byRole = permissions === null
  const chosen = byRole ? ofRole : permissions

  const has = ({ subject }: Module, right: Right) =>
    chosen.some((rule) => rule.subject === subject && rule.action === right)
  /** Keeps the order of the table, so that the same permissions are the same value. */
  const choose = (module: Module, right: Right, on: boolean) =>
    field.onChange(
      modules.flatMap((each) =>
        rights
          .filter((action) => (each.subject === module.subject && action === right ? on : has(each, action)))
          .map((action) => ({ action, subject: each.subject })),
      ),
    )

  function followRole(on: boolean) {
    if (on) last.current = permissions
    field.onChange(on ? null : (last.current ?? ofRole))
  }

  return (
    <>
      <Switch
        label={t("edit.useRole")}
        help={t("edit.useRoleHelp")}
        checked={byRole}
        onChange={({ target }) => followRole(target.checked)}
      />
      <fieldset disabled={byRole} className="-mx-5 min-w-0">
        <legend className="sr-only">{t("view.permissions")}</legend>
        <RightsTable
          modules={modules}
          cell={(module, right) => (
            <span className="inline-flex">
              <Checkbox
                hideLabel
                label={`${module.name}: ${t(`rights.${right}`)}`}
                checked={has(module, right)}
                onChange={({ target }) => choose(module, right, target.checked)}
              />
            </span>
          )}
        />
      </fieldset>
    </>
  )
}
