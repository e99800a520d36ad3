"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Checkbox, type CheckboxProps } from "@/components/ui/checkbox"
import { isWritable, type Scope, type ScopeNoun, scopeNouns, scopes } from "@/lib/features/api-keys/values"

/** One area with its check marks. Without `onChange` the area can't be changed. */
function AreaRow({
  area,
  read,
  change,
}: {
  area: string
  read: Partial<CheckboxProps>
  change?: Partial<CheckboxProps>
}) {
  const t = useTranslations("api-keys.form")
  return (
    <tr>
      <th scope="row" className="px-3 py-1.5 text-start font-normal">
        {area}
      </th>
      <td className="px-3 py-1.5">
        <Checkbox {...read} hideLabel label={t("readArea", { area })} />
      </td>
      <td className="px-3 py-1.5">{change && <Checkbox {...change} hideLabel label={t("changeArea", { area })} />}</td>
    </tr>
  )
}

interface Props {
  /** The scopes of an existing key, which can only lose some; omitted to offer all areas. */
  within?: readonly Scope[]
}

/** A table of areas with check marks for reading and changing. A key that changes an area also reads it. */
export function ScopesField({ within }: Props) {
  const t = useTranslations("api-keys")
  const { field } = useController({ name: "scopes" })
  const chosen: readonly Scope[] = field.value
  const readsAll = chosen.includes("read")
  /** Sets scopes, always in the same order, so that two people's choices can be compared. */
  const set = (on: Scope[], off: Scope[]) =>
    field.onChange(scopes.filter((scope) => on.includes(scope) || (chosen.includes(scope) && !off.includes(scope))))
  const offers = (scope: Scope) => !within || within.includes(scope)
  const offersWrite = (noun: ScopeNoun) => isWritable(noun) && offers(`${noun}:write`)
  const offersRead = (noun: ScopeNoun) => offersWrite(noun) || offers(`${noun}:read`) || offers("read")

  const rowOf = (noun: ScopeNoun) => {
    const read = `${noun}:read` as const
    const write = isWritable(noun) ? (`${noun}:write` as const) : undefined
    const changes = write !== undefined && chosen.includes(write)
    return {
      area: t(`areas.${noun}`),
      read: {
        checked: readsAll || changes || chosen.includes(read),
        disabled: readsAll || changes,
        onChange: ({ target }) => (target.checked ? set([read], []) : set([], [read])),
      },
      change: write &&
        offers(write) && {
          checked: changes,
          // The area was shown as readable too, and stays so.
          onChange: ({ target }) => (target.checked ? set([write], [read]) : set(readsAll ? [] : [read], [write])),
        },
    } satisfies { area: string; read: Partial<CheckboxProps>; change: Partial<CheckboxProps> | false | undefined }
  }
  const everything = within?.includes("read") && {
    area: t("form.everything"),
    read: {
      checked: readsAll,
      onChange: ({ target }) => (target.checked ? set(["read"], []) : set([], ["read"])),
    } satisfies Partial<CheckboxProps>,
    change: undefined,
  }
  const rows = [...(everything ? [everything] : []), ...scopeNouns.filter(offersRead).map(rowOf)]
  return (
    <Field bare name="scopes" label={t("form.areas")}>
      {(control) => (
        <div className="max-h-80 overflow-y-auto rounded-control border border-line">
          <table className="w-full text-sm">
            <caption className="sr-only">{t("form.areas")}</caption>
            <thead className="sticky top-0 z-10 bg-card text-ink-muted text-xs">
              <tr className="border-line border-b">
                {[t("form.area"), t("form.read"), t("form.change")].map((title) => (
                  <th key={title} scope="col" className="px-3 py-2 text-start font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ area, read, change }, at) => (
                <AreaRow
                  key={area}
                  area={area}
                  read={at === 0 ? { ...control, ref: field.ref, ...read } : read}
                  change={change || undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Field>
  )
}
