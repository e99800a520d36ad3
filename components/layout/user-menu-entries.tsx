"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Link } from "@/components/ui/link"
import { CustomizerItem } from "./customizer-keeper"
import { PageIcon } from "./page-icon"
import { SignOutButton } from "./sign-out-button"

export interface MenuPage {
  title: string
  icon: string
  link: string
}

interface Props {
  person: { fullName: string; email: string }
  profile?: MenuPage
  /** Screens linked around the appearance settings. */
  personal: MenuPage[]
  helpful: MenuPage[]
  help?: ReactNode
  tour?: ReactNode
  operations?: ReactNode
}

function Entry({ title, icon, link }: MenuPage) {
  return (
    <li>
      <Link href={link} className="panel-item">
        <PageIcon name={icon} className="size-4 text-ink-faint" />
        {title}
      </Link>
    </li>
  )
}

/** The panel of the user menu. */
export function UserMenuEntries({ person, profile, personal, helpful, help, tour, operations }: Props) {
  const t = useTranslations("shell.user")
  return (
    <>
      <div className="border-b px-3 pt-1.5 pb-3">
        <p className="truncate text-dense font-medium">{person.fullName}</p>
        <p className="truncate text-xs text-ink-muted">{person.email}</p>
      </div>
      <ul className="panel-list">
        {profile && <Entry title={t("profile")} icon="UserRound" link={profile.link} />}
        {personal.map((page) => (
          <Entry key={page.link} {...page} />
        ))}
        <li>
          <CustomizerItem />
        </li>
        {helpful.map((page) => (
          <Entry key={page.link} {...page} />
        ))}
        {operations && <li>{operations}</li>}
        {help && <li className="sm:hidden">{help}</li>}
        {tour && <li>{tour}</li>}
        <li className="my-1 border-t" />
        <li>
          <SignOutButton>
            <PageIcon name="LogOut" className="size-4 text-ink-faint rtl:-scale-x-100" />
            {t("signOut")}
          </SignOutButton>
        </li>
        <li>
          <SignOutButton everywhere>
            <PageIcon name="MonitorX" className="size-4 text-ink-faint" />
            {t("signOutEverywhere")}
          </SignOutButton>
        </li>
      </ul>
    </>
  )
}
