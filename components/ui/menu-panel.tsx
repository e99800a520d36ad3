"use client"

import { Menu as HeadlessMenu, MenuButton, MenuHeading, MenuItems, MenuSection } from "@headlessui/react"
import { floatingClass, physicalSide } from "./layer-styles"
import type { MenuGroup, MenuProps } from "./menu"
import { MenuEntry } from "./menu-entry"
import { Trigger } from "./trigger"
import type { OpenedBy } from "./use-on-intent"
import { useOpenOnMount } from "./use-open-at-once"

const grouped = (items: MenuProps["items"]): MenuGroup[] => {
  const [first] = items
  return first && "items" in first ? (items as MenuGroup[]) : [{ items: items as MenuGroup["items"] }]
}

/** The menu itself; screens use `Menu`, which loads it. */
export default function MenuPanel({
  button,
  items,
  align = "end",
  side = "bottom",
  header,
  openedBy,
}: MenuProps & { openedBy: OpenedBy }) {
  const ref = useOpenOnMount(openedBy)
  return (
    <HeadlessMenu>
      <MenuButton as={Trigger} {...button} ref={ref} />
      <MenuItems
        transition
        modal={false}
        anchor={{ to: `${physicalSide(side)} ${align}`, gap: 6, padding: 8 }}
        className={`${floatingClass} min-w-44 max-w-[min(20rem,calc(100vw-1rem))] p-1.5`}
      >
        {header && <div className="mb-1.5 border-line border-b px-2.5 pt-1.5 pb-2.5">{header}</div>}
        {grouped(items).map((group) => (
          <MenuSection
            key={group.heading ?? group.items[0]?.label}
            className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
          >
            {group.heading && (
              <MenuHeading className="px-2.5 pt-1 pb-1 font-medium text-ink-faint text-xs">{group.heading}</MenuHeading>
            )}
            {group.items.map((item) => (
              <MenuEntry key={item.label} {...item} />
            ))}
          </MenuSection>
        ))}
      </MenuItems>
    </HeadlessMenu>
  )
}
