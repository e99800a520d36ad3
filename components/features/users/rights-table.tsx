import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { Action, Subject } from "@/lib/core/auth/ability"

export type Right = Exclude<Action, "manage">
export const rights: Right[] = ["read", "update", "create", "delete"]

export interface Module {
  subject: Subject
  name: string
}

interface Props {
  modules: Module[]
  /** Content of the cell for a module and a permission. */
  cell: (module: Module, right: Right) => ReactNode
}

/** Table of permissions, with a row per module. */
export function RightsTable({ modules, cell }: Props) {
  const t = useTranslations("users")
  return (
    <table className="w-full table-fixed text-dense">
      <thead className="border-y bg-sunken text-ink-muted text-xs">
        <tr>
          <th scope="col" className="h-9 w-[36%] ps-4 pe-1 text-start font-medium sm:px-5">
            {t("view.module")}
          </th>
          {rights.map((right) => (
            <th
              key={right}
              scope="col"
              className="wrap-anywhere hyphens-auto px-1 py-1 text-center font-medium sm:px-2"
            >
              {t(`rights.${right}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <tr key={module.subject} className="border-b last:border-b-0">
            <th scope="row" className="wrap-anywhere hyphens-auto h-11 ps-4 pe-1 text-start font-medium sm:px-5">
              {module.name}
            </th>
            {rights.map((right) => (
              <td key={right} className="px-2 text-center">
                {cell(module, right)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
