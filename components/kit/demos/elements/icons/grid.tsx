"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { IconTile } from "@/components/kit/icon-tile"
import { type IconGroup, loadIcons } from "@/components/kit/icons/groups"
import { copyText } from "@/components/ui/copy-text"
import { SearchInput } from "@/components/ui/search-input"
import { Skeleton } from "@/components/ui/skeleton"
import { searchFor } from "@/lib/core/search-text"

const grid = "grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5"

export default function Grid() {
  const t = useTranslations("kit/icons")
  const [groups, setGroups] = useState<IconGroup[]>()
  const [search, setSearch] = useState("")
  useEffect(() => {
    loadIcons().then(setGroups, () => undefined)
  }, [])
  const copy = (tag: string) => void copyText(tag, { done: t("grid.copied", { tag }), failed: t("grid.failed") })
  const isFound = searchFor(search)
  const found = (groups ?? []).map(({ name, icons }) => {
    const label = t(`grid.groups.${name}`)
    const all = Object.entries(icons)
    return { name, label, icons: isFound(label) ? all : all.filter(([icon]) => isFound(`${icon} ${label}`)) }
  })
  const count = found.reduce((sum, { icons }) => sum + icons.length, 0)
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-72 max-w-full">
          <SearchInput label={t("grid.search")} placeholder={t("grid.search")} value={search} onChange={setSearch} />
        </div>
        <p role="status" className="tabular text-dense text-ink-muted">
          {groups && t("grid.count", { count })}
        </p>
      </div>
      {!groups && <Skeleton className="h-[48rem]" />}
      {groups && count === 0 && <p className="py-10 text-center text-ink-muted">{t("grid.none", { text: search })}</p>}
      {found.map(
        ({ name, label, icons }) =>
          icons.length > 0 && (
            <section key={name} aria-label={label}>
              <h3 className="mb-2 font-medium text-ink-muted text-sm">{label}</h3>
              <ul className={grid}>
                {icons.map(([icon, Icon]) => (
                  <li key={icon} className="min-w-0">
                    <IconTile name={icon} icon={Icon} onCopy={copy} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
