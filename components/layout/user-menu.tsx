import { LogOut, MonitorX, UserRound } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Link } from "@/components/ui/link"
import { CustomizerItem } from "./customizer-keeper"
import { Dropdown } from "./dropdown"
import { PageIcon } from "./page-icon"
import { SignOutButton } from "./sign-out-button"

interface Props {
  person: { id: number; fullName: string; email: string; role: string; avatar: string }
  /** Link to the help article about the current screen, for phones, where the navbar has no room for it. */
  help?: ReactNode
  /** Button that starts the tour again. */
  tour?: ReactNode
  /** Link to the screen of those who operate the server. */
  operations?: ReactNode
  /** All screens the user can open. */
  pages: { target: string; title: string; icon: string; link: string }[]
}

/** Screens linked here if available, around the appearance settings. */
const personal = ["email", "todo", "chat", "accountSettings"]
const helpful = ["pricing", "faq"]
const roles = ["admin", "editor", "author", "maintainer", "client"]

/** The user menu: profile, personal screens, help and sign-out. */
export function UserMenu({ person, help, tour, operations, pages }: Props) {
  const t = useTranslations("shell.user")
  const role = roles.includes(person.role) ? t(`roles.${person.role}`) : person.role
  const profile = pages.find(({ target }) => target === "profile")
  const linksTo = (targets: string[]) =>
    targets
      .flatMap((target) => pages.filter((page) => page.target === target))
      .map(({ target, title, icon, link }) => (
        <li key={target}>
          <Link href={link} className="panel-item">
            <PageIcon name={icon} className="size-4 text-ink-faint" />
            {title}
          </Link>
        </li>
      ))
  const face = (
    <>
      <span className="sr-only md:not-sr-only md:text-end md:leading-tight">
        <span className="block max-w-40 truncate text-dense font-medium text-(--nav-ink)">{person.fullName}</span>
        <span className="block text-xs text-(--nav-ink-muted)">{role}</span>
      </span>
      <Avatar name={person.fullName} src={person.avatar} status="online" />
    </>
  )
  return (
    <Dropdown face={face} className="shell-user" panelClassName="w-64">
      <div className="border-b px-3 pt-1.5 pb-3">
        <p className="truncate text-dense font-medium">{person.fullName}</p>
        <p className="truncate text-xs text-ink-muted">{person.email}</p>
      </div>
      <ul className="panel-list">
        {profile && (
          <li>
            <Link href={profile.link} className="panel-item">
              <UserRound className="size-4 text-ink-faint" />
              {t("profile")}
            </Link>
          </li>
        )}
        {linksTo(personal)}
        <li>
          <CustomizerItem />
        </li>
        {linksTo(helpful)}
        {operations && <li>{operations}</li>}
        {help && <li className="sm:hidden">{help}</li>}
        {tour && <li>{tour}</li>}
        <li className="my-1 border-t" />
        <li>
          <SignOutButton>
            <LogOut className="size-4 text-ink-faint rtl:-scale-x-100" />
            {t("signOut")}
          </SignOutButton>
        </li>
        <li>
          <SignOutButton everywhere>
            <MonitorX className="size-4 text-ink-faint" />
            {t("signOutEverywhere")}
          </SignOutButton>
        </li>
      </ul>
    </Dropdown>
  )
}
