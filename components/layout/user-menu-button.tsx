"use client"

import { type ComponentProps, lazy, type ReactNode, Suspense } from "react"
import { Dropdown } from "./dropdown"

const load = () => import("./user-menu-entries").then((file) => ({ default: file.UserMenuEntries }))
const Entries = lazy(load)
const preload = () => void load().catch(() => undefined)

type Props = ComponentProps<typeof Entries> & { face: ReactNode }

/** The user menu's button. The entries are loaded when they are about to be used, and no document carries them. */
export function UserMenuButton({ face, ...entries }: Props) {
  return (
    <Dropdown face={face} className="shell-user" panelClassName="w-64" onIntent={preload}>
      <Suspense fallback={<div className="h-96" aria-busy="true" />}>
        <Entries {...entries} />
      </Suspense>
    </Dropdown>
  )
}
